import { readdirSync, readFileSync } from 'node:fs';
import { readPages } from '../../../tools/i18n/translatedPages.ts';
import { fileOf } from './judge.ts';
import { provedIn } from './marks.ts';
import { tagsIn } from './tags.ts';
import { allProofs } from './topics.ts';

/**
 * `tsx site/proofs/check/otherRunners.ts <folder>`: every name in a page that has no proof here must be the tag of a
 * test, `title [topic.name]`, that passed according to its runner. The folder contains the runners' JSON reports.
 */
function check(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const tags = tagsIn(files.map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))));
  const pages = [...readPages('pt').keys()];
  const named = new Set(pages.flatMap((page) => provedIn(readFileSync(fileOf(page), 'utf8'))));
  const elsewhere = [...named].filter((name) => !allProofs.has(name)).sort();
  const notRun = elsewhere.filter((name) => tags.get(name) === 'skipped');
  const unproved = elsewhere.filter((name) => !['passed', 'skipped'].includes(tags.get(name) ?? ''));
  for (const name of notRun) console.log(`not run: ${name}`);
  for (const name of unproved) console.log(`${tags.get(name) ?? 'no test passed'}: ${name}`);
  console.log(`${elsewhere.length - unproved.length - notRun.length} passed, ${unproved.length} failed`);
}

const [, , folder] = process.argv;
if (folder) check(folder);
