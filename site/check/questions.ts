import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from '../locales.ts';

/** A typed query and its expected results: an anchor, or a page of which any section counts. */
export interface Question {
  typed: string;
  answers: string[];
}

/**
 * The sets of queries (docs/decisions/search.md) and their folders.
 * - `known`: the engine was tuned on them; the first were written from the list of routes, before there was an engine.
 * - `unseen`: written by people who had not seen the pages. Nothing is made for one of them alone.
 * - `shops`: what shop owners, cashiers and integrators type, written in the same way. They are never changed.
 */
export const questionSets = {
  known: 'questions',
  unseen: 'questions/unseen',
  shops: 'questions/shops',
} as const;
export type QuestionSet = keyof typeof questionSets;

/** An expected result that stands for an empty list: the query is about something that this API does not have. */
export const nothing = 'nothing';

/** The queries of a set in a language, one a line: `query | path path`. They change only when pages do. */
export function questionsOf(locale: SiteLocale, set: QuestionSet): Question[] {
  const file = path.join(import.meta.dirname, questionSets[set], `${locale}.txt`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', answers = ''] = line.split(' | ');
      return { typed, answers: answers.split(' ').filter(Boolean) };
    });
}
