import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SdkLanguage, sdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { at } from '../run/paths.mjs';
import { type Outcome, tryClient } from './tryClient.ts';
import { useOf } from './uses.ts';

/** Results for the page about clients (site/src/components/guide/Sdk.tsx). */
interface Table {
  date: string;
  version: string;
  outcomes: Record<string, Outcome>;
}

/**
 * `npm run clients -- go java` generates clients with OpenAPI Generator, compiles those with an installed compiler, and
 * runs those with a program in uses.ts. Exits with 1 if any of this fails. `--all` tries all languages; `--write`
 * updates the table on the page.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, write: { type: 'boolean' } },
});
const languages = values.all ? sdkLanguages : (positionals as SdkLanguage[]);
const file = at('site', 'src', 'facts', 'clients.json');

// Throws if the command is missing, before any file is written.
const version = execFileSync('openapi-generator-cli', ['version'], { encoding: 'utf8' }).trim();

const tried: Record<string, Outcome> = {};
let failed = 0;
for (const language of languages) {
  const { outcome, complaint = '' } = await tryClient(language);
  tried[language] = outcome;
  console.log(`${language.padEnd(32)} ${outcome.padEnd(10)} ${complaint}`);
  if (useOf(language) && outcome !== 'used') failed += 1;
}
if (values.write) {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Table;
  const table = {
    date: new Date().toISOString().slice(0, 10),
    version,
    outcomes: { ...known.outcomes, ...tried },
  };
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
console.log(`${languages.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
