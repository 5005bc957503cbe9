import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partImports, parts } from './partImports.ts';

const element = (name: string, ...children: object[]) => ({ type: 'mdxJsxFlowElement', name, children });

/** The imports a page begins with after the plugin: what it imports, and from where. */
function importsOf(...children: object[]) {
  const tree = { type: 'root', children: [...children] };
  partImports()(tree as never);
  return tree.children
    .slice(0, -children.length)
    .map((node) => (node as { data: { estree: { body: [Declaration] } } }).data.estree.body[0])
    .map(({ specifiers, source }) => [source.value, specifiers.map(({ imported }) => imported.name)]);
}

interface Declaration {
  specifiers: { imported: { name: string } }[];
  source: { value: string };
}

test('a page imports the parts it writes, wherever they stand, once, and no others', () => {
  const flow = element('Flow', element('Actor'), element('Arrow'), element('Arrow'));
  expect(importsOf(element('Steps', flow))).toEqual([
    ['@site/src/components/guide/Flow.tsx', ['Actor', 'Arrow', 'Flow']],
  ]);
});

test('a page of plain text imports nothing', () => {
  expect(importsOf({ type: 'paragraph', children: [{ type: 'text' }] })).toEqual([]);
});

test.each(Object.entries(parts))('%s exports what pages import from it', (file, exported) => {
  const source = readFileSync(new URL(`../src/components/${file}`, import.meta.url), 'utf8');
  for (const name of exported) expect(source).toMatch(new RegExp(`export (function|const) ${name}\\b`));
});
