import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type DocumentsFile, type IndexFile, indexFiles } from '../src/search/document.ts';
import { createEngines, type Engine } from '../src/search/engine.ts';
import { languages } from '../src/search/languages/all.ts';
import { pageOf } from '../src/search/rank.ts';
import { prefixes, type SiteLocale } from './locales.ts';
import type { Question } from './questions.ts';

/** A query whose expected result is not among the first results. */
export interface SearchMiss {
  question: Question;
  /** The actual results. */
  found: string[];
}

/** Quality and size of the search of one language. */
export interface SearchMeasure {
  locale: SiteLocale;
  /** Number of queries; `waiting` ones expect a page that is still a draft. */
  asked: number;
  waiting: number;
  /** Expected results that are neither in this build nor drafts. */
  unknown: string[];
  misses: SearchMiss[];
  /** Misses with the first index file only. */
  earlyMisses: number;
  documentsKilobytes: number;
  indexKilobytes: number;
}

/** Minimum share of queries with an expected result among the first results (docs/decisions/search.md). */
const firstHits = 3;
export const minHitShare = 0.95;
/** Maximum gzipped sizes of the two index files. */
export const maxDocumentsKilobytes = 30;
export const maxIndexKilobytes = 180;

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Whether a result is expected: that anchor, or any anchor of an expected page. */
const isAnswer = (href: string, answers: readonly string[]) =>
  answers.includes(href) || answers.includes(pageOf(href));

/**
 * Runs every query of a language against the search of a built site.
 * @param folder the build's output
 * @param questions of that language
 * @param isDraft whether a page is still being written
 */
export function measureSearch(
  folder: string,
  locale: SiteLocale,
  questions: readonly Question[],
  isDraft: (page: string) => boolean,
): SearchMeasure {
  const read = (file: string) => readFileSync(path.join(folder, prefixes[locale], file), 'utf8');
  const texts = { documents: read(indexFiles.documents), index: read(indexFiles.index) };
  const documents = JSON.parse(texts.documents) as DocumentsFile;
  const known = documents.documents.map(({ href }) => href);
  const { early, complete } = createEngines(documents, languages[locale]);
  const asked = questions.filter(({ answers }) => known.some((href) => isAnswer(href, answers)));
  const missesOf = (find: Engine) =>
    asked.flatMap((question): SearchMiss[] => {
      const found = find(question.typed).map(({ document }) => document.href);
      const isRight = found.slice(0, firstHits).some((href) => isAnswer(href, question.answers));
      return isRight ? [] : [{ question, found }];
    });
  return {
    locale,
    asked: asked.length,
    waiting: questions.length - asked.length,
    unknown: questions
      .flatMap(({ answers }) => answers)
      .filter((answer) => !known.includes(answer) && !isDraft(pageOf(answer))),
    misses: missesOf(complete(JSON.parse(texts.index) as IndexFile)),
    earlyMisses: missesOf(early).length,
    documentsKilobytes: kilobytes(texts.documents),
    indexKilobytes: kilobytes(texts.index),
  };
}
