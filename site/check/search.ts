import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type DocumentsFile, type IndexFile, indexFiles } from '../src/search/document.ts';
import { createEngines, type Engine } from '../src/search/engine.ts';
import { languages } from '../src/search/languages/all.ts';
import { pageOf } from '../src/search/rank.ts';
import { prefixes, type SiteLocale } from './locales.ts';
import type { Question } from './questions.ts';

/** A question whose answer does not stand among the first hits. */
export interface SearchMiss {
  question: Question;
  /** What stands there instead. */
  found: string[];
}

/** How well the built search of one language answers, and what it weighs. */
export interface SearchMeasure {
  locale: SiteLocale;
  /** Questions that this build can answer; the others wait for a page that is still a draft. */
  asked: number;
  waiting: number;
  /** Answers that are no place of this build, and no draft either. */
  unknown: string[];
  misses: SearchMiss[];
  /** Misses while only the first part of the index is there. */
  earlyMisses: number;
  documentsKilobytes: number;
  indexKilobytes: number;
}

/** The right page stands among so many first hits, for this share of the questions (GOALS "Search"). */
const firstHits = 3;
export const minHitShare = 0.95;
/** What the two parts may weigh, gzipped. */
export const maxDocumentsKilobytes = 30;
export const maxIndexKilobytes = 180;

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Whether a hit is one of the answers: that very place, or any place of a page that is given whole. */
const isAnswer = (href: string, answers: readonly string[]) =>
  answers.includes(href) || answers.includes(pageOf(href));

/**
 * Asks the search of a built site every question of a language.
 * @param folder what the build wrote
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
