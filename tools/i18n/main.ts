import { parseArgs } from 'node:util';
import { readRecordings } from '@balcao/examples/run/recordedFiles.ts';
import { checkAll } from './checkTranslations.ts';
import { portugueseWords } from './recordings.ts';
import { stampPages } from './stamps.ts';
import { readPages, translations } from './translatedPages.ts';

/** `npm run i18n` lists problems; `npm run i18n -- --stamp [page] [--reason "…"]` marks pages as up to date. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stamp: { type: 'boolean' }, reason: { type: 'string' } },
});

process.exitCode = values.stamp ? stamp(positionals[0], values.reason) : await check();

/** @returns the exit code of the process */
async function check(): Promise<number> {
  const recordings = (await Promise.all(translations.map(readRecordings))).flat();
  const lines = [...checkAll(), ...recordings.flatMap(portugueseWords)];
  for (const line of lines) console.error(line);
  if (lines.length > 0) return failWith(`\n${lines.length} to mend. CONTRIBUTING.md, "Translate", says how.`);
  console.log('Translations are complete and fresh, and no word is misspelt.');
  return 0;
}

/** @returns the exit code of the process */
function stamp(page: string | undefined, reason: string | undefined): number {
  if (page && !readPages('pt').has(page)) return failWith(`There is no page ${page}. Write it as guides/testing.`);
  if (reason && !page) return failWith('A reason is for one page: name it after --stamp.');
  const refused = stampPages(page, reason);
  if (refused.length === 0) return 0;
  for (const section of refused) console.error(`${section} did not change with its source.`);
  return failWith('Translate what changed, or say with --reason why the translation stays.');
}

function failWith(message: string): number {
  console.error(message);
  return 1;
}
