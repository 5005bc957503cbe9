import path from 'node:path';
import { siteLocales as locales, type SiteLocale } from '../locales.ts';
import { type QuestionSet, questionSets, questionsOf } from './questions.ts';
import {
  type BuiltSearch,
  maxDocumentsKilobytes,
  maxTextsKilobytes,
  measureSearch,
  minHitShare,
  openSearch,
} from './search.ts';

/** `tsx site/check/searchRun.ts [folder]`: runs every query on the built search; fails if a limit is not met. */
const [folder = path.join(import.meta.dirname, '../build')] = process.argv.slice(2);
function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

function checkSizes(locale: SiteLocale, { documentsKilobytes, textsKilobytes }: BuiltSearch): void {
  console.log(`${locale}: first part ${documentsKilobytes.toFixed(1)} KB gz, texts ${textsKilobytes.toFixed(1)} KB gz`);
  if (documentsKilobytes > maxDocumentsKilobytes) {
    fail(`${locale}: the first part of the search data is over ${maxDocumentsKilobytes} KB gz.`);
  }
  if (textsKilobytes > maxTextsKilobytes) fail(`${locale}: the texts are over ${maxTextsKilobytes} KB gz.`);
}

function checkQuestions(locale: SiteLocale, set: QuestionSet, search: BuiltSearch): void {
  const { asked, unknown, misses, earlyMisses } = measureSearch(search, questionsOf(locale, set));
  const percent = (missed: number) => `${(100 * (1 - missed / asked)).toFixed(1)} %`;
  console.log(
    `${locale}, ${set}: ${asked - misses.length} of ${asked} questions answered (${percent(misses.length)}; ` +
      `${percent(earlyMisses)} by the first part alone)`,
  );
  for (const { question, found } of misses) {
    console.log(`  missed: ${question.typed}\n    wanted ${question.answers.join(' ')}\n    found ${found.join(' ')}`);
  }
  if (asked - misses.length < asked * minHitShare[set]) {
    fail(
      `${locale}: too many ${set} questions lead elsewhere. Say on the pages what people ask for, or add a trade word.`,
    );
  }
  for (const answer of unknown)
    fail(`${locale}: ${answer} is no place of the site. Correct site/check/${questionSets[set]}.`);
}

for (const locale of locales) {
  const search = await openSearch(folder, locale);
  checkSizes(locale, search);
  for (const set of Object.keys(questionSets) as QuestionSet[]) checkQuestions(locale, set, search);
}
