import path from 'node:path';
import { locales } from './locales.ts';
import { questionsOf } from './questions.ts';
import { countRoutes } from './routes.ts';
import { maxDocumentsKilobytes, maxIndexKilobytes, measureSearch, minHitShare } from './search.ts';

/**
 * `tsx site/check/searchRun.ts [folder]`: runs every query of each language against the built search, prints quality
 * and size, and fails below the limits.
 */
const [folder = path.join(import.meta.dirname, '../build')] = process.argv.slice(2);
const drafts = new Set(
  countRoutes(folder, path.join(import.meta.dirname, '../docs')).flatMap((one) => one.drafts),
);

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

for (const locale of locales) {
  const measure = measureSearch(folder, locale, questionsOf(locale), (page) => drafts.has(page));
  const { asked, waiting, unknown, misses, earlyMisses, documentsKilobytes, indexKilobytes } = measure;
  const percent = (missed: number) => `${(100 * (1 - missed / asked)).toFixed(1)} %`;
  console.log(
    `${locale}: ${asked - misses.length} of ${asked} questions answered (${percent(misses.length)}; ` +
      `${percent(earlyMisses)} by the first part alone), ${waiting} wait for drafts; ` +
      `first part ${documentsKilobytes.toFixed(1)} KB gz, whole text ${indexKilobytes.toFixed(1)} KB gz`,
  );
  for (const { question, found } of misses) {
    console.log(
      `  missed: ${question.typed}\n    wanted ${question.answers.join(' ')}\n    found ${found.join(' ')}`,
    );
  }
  if (misses.length > asked * (1 - minHitShare)) {
    fail(
      `${locale}: too many questions lead elsewhere. Say on the page what people ask for, or add a synonym.`,
    );
  }
  if (documentsKilobytes > maxDocumentsKilobytes) {
    fail(`${locale}: the first part of the index is over ${maxDocumentsKilobytes} KB gz.`);
  }
  if (indexKilobytes > maxIndexKilobytes) fail(`${locale}: the index is over ${maxIndexKilobytes} KB gz.`);
  for (const answer of unknown)
    fail(`${locale}: ${answer} is no place of the site. Correct site/check/questions.`);
}
