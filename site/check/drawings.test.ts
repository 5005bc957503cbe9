import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type MdxNode, parsePage } from '../../tools/i18n/readPage.ts';
import { folderOf, readPages } from '../../tools/i18n/translatedPages.ts';
import { at } from '../../tools/run/paths.mjs';

/** Drawings of a page, each with the number of steps in its list. */
function drawingsOf(text: string) {
  const drawings: { title: string; marks: number[]; steps: number }[] = [];
  let steps = 0;
  const attribute = ({ attributes = [] }: MdxNode, wanted: string) =>
    attributes.find(({ name }) => name === wanted)?.value as string | undefined;
  const marksIn = (node: MdxNode): number[] => [
    ...(attribute(node, 'mark') ? [Number(attribute(node, 'mark'))] : []),
    ...(node.children ?? []).flatMap(marksIn),
  ];
  const read = (node: MdxNode): void => {
    if (node.type === 'heading') steps = 0;
    if (node.name === 'Steps') steps = (node.children ?? []).filter(({ name }) => name === 'Step').length;
    if (node.name === 'Drawing') drawings.push({ title: attribute(node, 'title') ?? '', marks: marksIn(node), steps });
    for (const child of node.children ?? []) read(child);
  };
  read(parsePage(text).tree);
  return drawings;
}

const pages = [...readPages('pt').keys()]
  .map((name) => ({
    name,
    drawings: drawingsOf(readFileSync(path.join(at(folderOf('pt')), `${name}.mdx`), 'utf8')),
  }))
  .filter(({ drawings }) => drawings.length > 0);

test('some pages have drawings', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('the numbers in the drawings of $name are numbers of its steps', ({ drawings }) => {
  for (const { title, marks, steps } of drawings)
    for (const mark of marks) expect(mark, `${title}: ${mark} of ${steps} steps`).toBeLessThanOrEqual(steps);
});
