import type MiniSearch from 'minisearch';
import type { DocumentsFile, IndexFile, SearchDocument } from './document.ts';
import { indexNames, readTextIndex } from './indexing.ts';
import type { SearchLanguage } from './languages/language.ts';
import { type Answer, lookUp } from './lookUp.ts';
import { type Answers, answersTo } from './markMatches.ts';
import { type Found, pageOf, ranked } from './rank.ts';
import { fold, wordsOf } from './tokenize.ts';

/** A place that was found, and which of its words answer the question. */
export interface Hit extends Found {
  answers: Answers;
}

/** Finds what answers a question: no more than can be taken in at a glance, the best of each area first. */
export type Engine = (question: string) => Hit[];

/** The search of one language, in two steps. */
export interface Engines {
  /** Answers at once, from titles, headings, codes, calls and fields. */
  early: Engine;
  /** Answers from everything that is said, given the second part of the same build's index. */
  complete: (file: IndexFile) => Engine;
}

export function createEngines({ documents }: DocumentsFile, language: SearchLanguage): Engines {
  const names = indexNames(documents, language);
  return {
    early: engineOn([names], language, documents, []),
    complete: ({ index, texts }) =>
      engineOn([names, readTextIndex(index, language)], language, documents, texts),
  };
}

/** What the page says elsewhere counts as well: a question is seldom answered by one paragraph alone. */
const worthOfPage = 0.6;
/** Who answers more of the words answers better, beyond the sum of it. */
const worthOfShare = 2.5;

function engineOn(
  indexes: readonly MiniSearch[],
  language: SearchLanguage,
  documents: readonly SearchDocument[],
  texts: readonly string[],
): Engine {
  const pages = documents.map(({ href }) => pageOf(href));
  return (question) => {
    const words = [...new Set(wordsOf(question).map(fold))];
    const telling = words.filter((word) => !language.fillers.has(word));
    const answers = (telling.length > 0 ? telling : words).map((word) => lookUp(indexes, word, language));
    const ofPages = together(answers.map((ofWord) => byPage(ofWord, pages)));
    const found = [...together(answers)].flatMap(([id, { score, terms }]): Found[] => {
      const document = documents[id];
      const ofPage = ofPages.get(pages[id] ?? '')?.score ?? 0;
      if (!document) return [];
      return [{ document, text: texts[id] ?? '', score: score + worthOfPage * ofPage, terms }];
    });
    return ranked(found, question).map((one) => ({ ...one, answers: answersTo(one.terms, language) }));
  };
}

/** The best answer on each page. */
function byPage(answers: Map<number, Answer>, pages: readonly string[]): Map<string, Answer> {
  const best = new Map<string, Answer>();
  for (const [id, answer] of answers) {
    const page = pages[id] ?? '';
    if (answer.score > (best.get(page)?.score ?? 0)) best.set(page, answer);
  }
  return best;
}

/** The answers to all words as one. */
function together<Key>(answers: readonly Map<Key, Answer>[]): Map<Key, Answer> {
  const all = new Map<Key, Answer & { count: number }>();
  for (const ofWord of answers) {
    for (const [key, { score, terms }] of ofWord) {
      const known = all.get(key) ?? { score: 0, terms: [], count: 0 };
      all.set(key, { score: known.score + score, terms: [...known.terms, ...terms], count: known.count + 1 });
    }
  }
  for (const answer of all.values()) answer.score *= (answer.count / answers.length) ** worthOfShare;
  return all;
}
