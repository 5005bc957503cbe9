import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes the list of the statements of a release: `tsx tools/derived/writeReleasedStatements.ts recorded sqlite`,
 * after the tests of the release ran with `RECORD_STATEMENTS=recorded`; the same with `postgresql`, and
 * `TEST_DATABASE_URL` of a server.
 */
const [, , recorded = '', database = ''] = process.argv;

const changesRows = /^(select|insert|update|delete|with)\b/i;
/** Those of the migrator, of tests that look into the database, and of migrations that the release has behind it. */
const unrelated =
  /kysely_|sqlite_master|pragma|pg_|information_schema|temporary|generate_series|client_ids|\bbody\b|mischief|\bhasty\b|\btrouble\b/;

/** The same for lists of different lengths. */
const shapeOf = (text: string) =>
  text
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\(\?(, \?)*\)/g, '(?)')
    .replace(/\(\?\)(, \(\?\))+/g, '(?)');

const shortest = new Map<string, string>();
for (const line of readFileSync(recorded, 'utf8').split('\n').filter(Boolean)) {
  const text = (JSON.parse(line) as string).trim();
  if (!changesRows.test(text) || unrelated.test(text)) continue;
  const known = shortest.get(shapeOf(text));
  if (known === undefined || text.length < known.length) shortest.set(shapeOf(text), text);
}
const statements = [...shortest.values()].sort();
const file = new URL(`../../sandbox/storage/released/statements.${database}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify(statements, undefined, 2)}\n`);
console.log(`${statements.length} statements of ${database}`);
