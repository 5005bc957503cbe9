import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const site = join(import.meta.dirname, '../../..');
const recorded = join(site, '../examples/recorded/pt');
const pages = ['docs', 'i18n'].flatMap((folder) =>
  readdirSync(join(site, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file)),
);

const runPanels = pages.flatMap((page) =>
  [...readFileSync(join(site, page), 'utf8').matchAll(/<LivePanel\b[^>]*\bpanel="run"[^>]*>/g)].map(
    ([tag]) => ({
      page,
      example: /\bexample="([^"]+)"/.exec(tag)?.[1],
    }),
  ),
);

test('each example that a page offers to run has a recording', () => {
  expect(runPanels.length).toBeGreaterThan(50);
  expect(
    runPanels.filter(({ example }) => !example || !existsSync(join(recorded, `${example}.json`))),
  ).toEqual([]);
});
