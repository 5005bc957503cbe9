import { existsSync, readFileSync } from 'node:fs';
import { assumptionFacts } from '@balcao/contract/facts/assumptions.ts';
import { specSections } from '@balcao/contract/provenance/sections.ts';
import type { TranslatedPage } from '../../tools/i18n/readPage.ts';
import { at } from '../../tools/run/paths.mjs';
import type { PageSentences } from '../proofs/check/sentences.ts';
import { origins, type PageClaims, type Row } from './claims.ts';

/**
 * Folders and files whose tests need a real client, a process, its operator, several processes or a database of
 * another release, and run with a stage of their own.
 */
const elsewhere = [
  'e2e/',
  'cli/',
  'deploy/',
  'examples/',
  'mcp/',
  'sandbox/soap/clients',
  'sandbox/server/',
  'sandbox/http/admin/',
  'sandbox/http/exposed/',
  'sandbox/http/routes/races.test.ts',
  'sandbox/storage/migrations.test.ts',
  'sandbox/sdk-generation/',
  'sandbox/webhooks/receivers.test.ts',
  'sandbox/webhooks/setAside.test.ts',
  'tools/',
  'workbench/',
  'checkout/',
  'site/',
];

/** Components that mark what the sandbox chose. */
const chosenMarkers =
  /^(AmountLimits?|Attempts|BackOfficeTable|ErrorTable|FailureModeTable|Lifecycle|Limit|LimitTable|RetryTimeline|Scenarios|StateDiagram|StateTable)\b/;

/** Ids of every rule that the sandbox chose, as on the page of differences. */
const chosenRules = new Set(
  Object.values(assumptionFacts('pt').assumptions)
    .flat()
    .filter(({ origin }) => origin === 'chosen')
    .flatMap(({ rows }) => rows.map(({ id }) => id)),
);

const normal = (text: string) => text.replace(/[^\p{L}\p{N}…]+/gu, ' ').trim();

/** Whether a quote is a sentence, or the beginning of one. */
export function quotes(quote: string, sentence: string): boolean {
  if (!quote.endsWith('…')) return normal(quote) === normal(sentence);
  return normal(sentence).startsWith(normal(quote.slice(0, -1)));
}

/**
 * Compares the rows of a page with its sentences.
 * @returns what is wrong, one line each: a sentence without a row or with two, a quote that is not on the page, a row
 *   nobody has judged, a chosen rule that the page does not show as one, a test that does not exist
 */
export function problemsOf(
  name: string,
  page: PageClaims,
  sentences: PageSentences,
  { sections }: TranslatedPage,
): string[] {
  const gone = Object.keys(page).filter((id) => !sentences.has(id));
  const inSections = [...sentences].flatMap(([id, said]) => {
    const rows = page[id] ?? [];
    const components = sections.filter((section) => section.id === id).flatMap((each) => each.components);
    return [
      ...said.flatMap((sentence) => sentenceProblems(sentence, rows)),
      ...rows.flatMap((row) => rowProblems(row, said, components)),
    ].map((problem) => `${name}#${id}: ${problem}`);
  });
  return [...gone.map((id) => `${name}: section "${id}" has rows and no sentences`), ...inSections];
}

function sentenceProblems(sentence: string, rows: readonly Row[]): string[] {
  const count = rows.flatMap((row) => row.quotes).filter((quote) => quotes(quote, sentence)).length;
  if (count === 0) return [`"${sentence}" has no row`];
  return count > 1 ? [`"${sentence}" has ${count} rows`] : [];
}

function rowProblems(row: Row, said: readonly string[], components: readonly string[]): string[] {
  const astray = row.quotes
    .filter((quote) => said.filter((sentence) => quotes(quote, sentence)).length !== 1)
    .map((quote) => `"${quote}" is not exactly one sentence here`);
  return [...astray, ...kindProblems(row, said, components)];
}

function kindProblems(row: Row, said: readonly string[], components: readonly string[]): string[] {
  const [first] = row.quotes;
  if (row.kind === 'unjudged') return row.quotes.map((quote) => `"${quote}" is unjudged`);
  if (row.kind === 'source') {
    return isOrigin(row.origin) ? [] : [`"${first}" names no origin: ${row.origin}`];
  }
  if (row.kind !== 'claim') return [];
  const shown =
    components.some((component) => chosenMarkers.test(component)) ||
    said.some((sentence) => /sandbox/i.test(sentence) && row.quotes.some((quote) => quotes(quote, sentence)));
  const hidden = row.chosen.length > 0 && !shown;
  const unknown = row.chosen.filter((id) => !chosenRules.has(id));
  return [
    ...(hidden
      ? [`"${first}" rests on ${row.chosen.join(', ')}, and does not say that the sandbox chose`]
      : []),
    ...unknown.map((id) => `"${first}" rests on ${id}, which is no chosen rule of the contract`),
    ...(typeof row.proof === 'function' ? [] : row.proof.flatMap(proofProblems)),
  ];
}

/** Whether an origin is of a known kind and says where: of the specification, in a section it has. */
function isOrigin(text: string): boolean {
  const [, kind = '', where = ''] = /^(\w+): (.+)$/.exec(text) ?? [];
  if (kind === 'specified') return (/^(guides )?[\d.]*\d/.exec(where)?.[0] ?? '') in specSections;
  return origins.some((origin) => origin === kind) && where.length > 3;
}

function proofProblems({ file, test }: { file: string; test: string }): string[] {
  if (!elsewhere.some((folder) => file.startsWith(folder)))
    return [`${file} needs no real client: prove it here`];
  if (!existsSync(at(file))) return [`${file} is no more`];
  return readFileSync(at(file), 'utf8').includes(test) ? [] : [`${file} has no test "${test}"`];
}
