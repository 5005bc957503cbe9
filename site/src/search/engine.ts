import MiniSearch from 'minisearch';
import type { SearchDocument } from './document.ts';
import { fold, wordsOf } from './words.ts';

/** As many as can be taken in at a glance (spec 1 §2). */
export const mostHits = 8;

/** A place that was found, and the words to mark in it. */
export interface Hit {
  document: SearchDocument;
  terms: readonly string[];
}

export type Engine = (query: string) => Hit[];

/** Words this short are codes or beginnings: a slip in them would find anything. */
const shortestWithSlip = 5;

/**
 * Makes the documents of one language findable: by words and their beginnings, whatever the accents, with one
 * slip in a longer word; by codes, names of the wire and calls.
 */
export function createEngine(documents: readonly SearchDocument[]): Engine {
  const index = new MiniSearch({
    fields: ['title', 'trail', 'call', 'codes'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: {
      boost: { title: 3, call: 3, trail: 0.4 },
      prefix: true,
      fuzzy: (term) => (term.length >= shortestWithSlip && !/\d/.test(term) ? 1 : false),
      combineWith: 'AND',
      // A page comes before its own sections.
      boostDocument: (id) => (documents[id as number]?.href.includes('#') ? 1 : 1.3),
    },
  });
  index.addAll(
    documents.map(({ title, trail, codes, call }, id) => ({
      id,
      title,
      trail: trail.join(' '),
      codes: codes.join(' '),
      call: call ? `${call.method} ${call.path}` : '',
    })),
  );
  return (query) => {
    const strict = index.search(query);
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
    const typed = wordsOf(query).map(fold);
    return found.slice(0, mostHits).flatMap(({ id, terms }) => {
      const document = documents[id as number];
      return document ? [{ document, terms: [...typed, ...terms] }] : [];
    });
  };
}
