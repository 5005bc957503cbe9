import type { Words } from '../../words/locales.ts';

/** Where a value lives in a call of the REST API. */
const restPlaces = ['header', 'path', 'query', 'body', 'data', 'error', 'status'] as const;
export type RestPlace = (typeof restPlaces)[number];

/** One field of the SOAP service, and what holds its value in REST. */
export interface Move {
  /** Path from the part's name, or from the answer; a list is marked `[]`, `.*` stands for all that is inside. */
  soap: string;
  /** Null where REST has no such thing: the words say why, or what to use. */
  rest: { place: RestPlace; path: string } | null;
  words?: Words;
}

/**
 * One row.
 * @param rest place and path, `body validDate.end`; none where REST has no such thing
 */
export function move(soap: string, rest: string | null, words?: Words): Move {
  if (rest === null) return { soap, rest, words };
  const [place = '', path = ''] = rest.split(' ');
  return { soap, rest: { place: place as RestPlace, path }, words };
}

/** A row for an object whose fields all keep their names: `alike('payment.buyer', 'body customer', words)`. */
export function alike(soap: string, rest: string, words: Words): Move {
  return move(`${soap}.*`, `${rest}.*`, words);
}
