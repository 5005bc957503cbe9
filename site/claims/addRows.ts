import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quotes } from './checkPage.ts';
import type { PageClaims } from './claims.ts';
import { fileOf, readClaims, readSentences } from './pages.ts';

/**
 * Adds the sentences of a page that have no row yet as unjudged ones: a new file, or lines to paste for a page that
 * has one, because nobody's rows are rewritten.
 * @param name `guides/refund`
 * @returns what was done, to print
 * @throws when no such page exists
 */
export async function addRows(name: string): Promise<string> {
  const sentences = readSentences(name);
  const before = await readClaims(name);
  const sections = [...sentences].map(([id, said]) => ({ id, said: said.filter(isNew(before?.[id])) }));
  const lines = sections
    .filter(({ said }) => said.length > 0)
    .flatMap(({ id, said }) => [
      `  ${JSON.stringify(id)}: [`,
      ...said.map((sentence) => `    unjudged(${literal(sentence)}),`),
      '  ],',
    ]);
  if (before) return lines.length > 0 ? lines.join('\n') : `${name} has a row for each sentence.`;
  const depth = '../'.repeat(name.split('/').length - 1) || './';
  const text = [
    `import { advice, claim, claims, source, unjudged } from '${depth}claims.ts';`,
    '',
    'export default claims({',
    ...lines,
    '});',
    '',
  ];
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), text.join('\n'));
  return `Judge the rows of site/claims/${name}.ts.`;
}

const isNew = (rows: PageClaims[string] | undefined) => (sentence: string) =>
  !(rows ?? []).some((row) => row.quotes.some((quote) => quotes(quote, sentence)));

const literal = (text: string) => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);
