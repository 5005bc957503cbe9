import { readdirSync, readFileSync } from 'node:fs';
import { readPages } from '../../../tools/i18n/translatedPages.ts';
import { at } from '../../../tools/run/paths.mjs';
import { fileOf } from './judge.ts';
import { provedIn } from './marks.ts';
import { namesIn, tagsIn } from './tags.ts';
import { allProofs } from './topics.ts';

const journeys = at('e2e');

/** Tags of all journeys, including the rare ones and other turns, which only npm run test:full runs. */
const ofJourneys = () =>
  readdirSync(journeys, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => namesIn(readFileSync(`${journeys}/${file}`, 'utf8')));

/**
 * `tsx site/proofs/check/otherRunners.ts <folder>`: every name in a page without a proof here must be the tag of a
 * test, `title [topic.name]`, that passed by the report of its runner, or of a journey that only npm run test:full
 * runs. The folder has the runners' JSON files.
 */
function check(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const tags = tagsIn(files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))));
  const pages = [...readPages('pt').keys()];
  const named = new Set(pages.flatMap((page) => provedIn(readFileSync(fileOf(page), 'utf8'))));
  const elsewhere = [...named].filter((name) => !allProofs.has(name)).sort();
  const leftOut = new Set(process.env.TEST_FULL ? [] : ofJourneys().filter((name) => !tags.has(name)));
  const notRun = elsewhere.filter((name) => tags.get(name) === 'skipped' || leftOut.has(name));
  const unproved = elsewhere.filter((name) => tags.get(name) !== 'passed' && !notRun.includes(name));
  for (const name of notRun) console.log(`not run: ${name}`);
  for (const name of unproved) console.log(`${tags.get(name) ?? 'no test passed'}: ${name}`);
  console.log(`${elsewhere.length - unproved.length - notRun.length} passed, ${unproved.length} failed`);
}

const [, , folder] = process.argv;
if (folder) check(folder);
