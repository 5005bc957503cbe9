import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import type { SiteLocale } from '../locales.ts';
import { type DocumentsFile, searchFiles, type TextsFile } from '../src/search/document.ts';
import { createEngines, type Engine } from '../src/search/engine.ts';
import { pageOf } from '../src/search/limitHits.ts';
import { unpackDocuments } from '../src/search/packDocuments.ts';
import { languages } from '../src/search/searchLanguages.ts';
import { nothing, type Question, type QuestionSet } from './questions.ts';

export interface BuiltSearch {
  known: readonly string[];
  early: Engine;
  complete: Engine;
  documentsKilobytes: number;
  textsKilobytes: number;
}

/** Query whose expected result is not among the first results. */
interface SearchMiss {
  question: Question;
  found: string[];
}

interface SearchMeasure {
  asked: number;
  /** Expected results that do not exist in this build. */
  unknown: string[];
  misses: SearchMiss[];
  /** Number of misses with the first file only. */
  earlyMisses: number;
}

/** Minimum share of queries with an expected result among the first results (docs/decisions/search.md). */
const firstHits = 3;
export const minHitShare: Readonly<Record<QuestionSet, number>> = { known: 0.95, unseen: 0.95, shops: 0.9 };
/** Maximum gzipped sizes of the two search files. */
export const maxDocumentsKilobytes = 30;
export const maxTextsKilobytes = 180;

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1024;

/** Opens the search of a built site, as a browser does. */
export async function openSearch(folder: string, locale: SiteLocale): Promise<BuiltSearch> {
  const read = (file: string) => readFileSync(path.join(folder, sitePrefixes[locale], file), 'utf8');
  const [documents, texts] = [read(searchFiles.documents), read(searchFiles.texts)];
  const file = JSON.parse(documents) as DocumentsFile;
  const { early, complete } = await createEngines(file, languages[locale]);
  return {
    known: unpackDocuments(file.documents).map(({ href }) => href),
    early,
    complete: await complete(JSON.parse(texts) as TextsFile),
    documentsKilobytes: kilobytes(documents),
    textsKilobytes: kilobytes(texts),
  };
}

/** Whether a result is an expected anchor, or on an expected page. */
const isAnswer = (href: string, answers: readonly string[]) => answers.includes(href) || answers.includes(pageOf(href));

function isAnswered(found: readonly string[], answers: readonly string[]): boolean {
  if (found.length === 0) return answers.includes(nothing);
  return found.slice(0, firstHits).some((href) => isAnswer(href, answers));
}

export function measureSearch({ known, early, complete }: BuiltSearch, questions: readonly Question[]): SearchMeasure {
  const missesOf = (find: Engine) =>
    questions.flatMap((question): SearchMiss[] => {
      const found = find(question.typed).map(({ document }) => document.href);
      return isAnswered(found, question.answers) ? [] : [{ question, found }];
    });
  return {
    asked: questions.length,
    unknown: questions
      .flatMap(({ answers }) => answers)
      .filter((answer) => answer !== nothing && !known.includes(answer)),
    misses: missesOf(complete),
    earlyMisses: missesOf(early).length,
  };
}
