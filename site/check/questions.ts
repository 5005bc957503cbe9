import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLocale } from './locales.ts';

/**
 * A question as somebody types it into the search box, and what answers it: a place with its anchor, or a page, of
 * which any section will do.
 */
export interface Question {
  typed: string;
  answers: string[];
}

/**
 * The questions of a language, one a line: `what is typed | address address`. The sets were written from the list of
 * routes, before any engine was asked, and change only when pages do (DECISIONS 41).
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
