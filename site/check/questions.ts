import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from '../locales.ts';

/** Query with its expected results: anchors, or pages (any section counts). */
export interface Question {
  typed: string;
  answers: string[];
}

/**
 * Sets of queries (docs/decisions/search.md), with their folders.
 * - `known`: used to tune the engine; the first ones were written from the list of routes, before the engine existed.
 * - `unseen`: written by people who had not seen the pages. The engine is never tuned for one of them.
 * - `shops`: queries of shop owners, cashiers and integrators, written in the same way. Never changed.
 */
export const questionSets = {
  known: 'questions',
  unseen: 'questions/unseen',
  shops: 'questions/shops',
} as const;
export type QuestionSet = keyof typeof questionSets;

/** Expected result of a query about a feature that this API lacks: no results. */
export const nothing = 'nothing';

/** Queries of a set in a language, one per line: `query | path path`. Lines change only with the pages. */
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
