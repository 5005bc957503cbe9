import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from './locales.ts';

/** A typed query and its expected results: an anchor, or a page of which any section counts. */
export interface Question {
  typed: string;
  answers: string[];
}

/**
 * The queries of a language, one a line: `query | path path`. They were written from the list of routes, before any
 * search engine was tried, and change only when pages do (docs/decisions/search.md).
 */
export function questionsOf(locale: SiteLocale): Question[] {
  const file = path.join(import.meta.dirname, 'questions', `${locale}.txt`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', answers = ''] = line.split(' | ');
      return { typed, answers: answers.split(' ').filter(Boolean) };
    });
}
