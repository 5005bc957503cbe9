import type { Words } from '../../words/locales.ts';

/** The part of a REST request or response that holds a value. */
const restLocations = ['header', 'path', 'query', 'body', 'data', 'error', 'status'] as const;
export type RestLocation = (typeof restLocations)[number];

/** One field of the SOAP service, and what holds its value in REST. */
export interface FieldMapping {
  /** Path from the part's name, or from the response; a list is marked `[]`, `.*` stands for all that is inside. */
  soap: string;
  /** Null where REST has no such thing: the words say why, or what to use. */
  rest: { place: RestLocation; path: string } | null;
  words?: Words;
}

/**
 * One row.
 * @param rest place and path, `body validDate.end`; none where REST has no such thing
 */
export function mapField(soap: string, rest: string | null, words?: Words): FieldMapping {
  if (rest === null) return { soap, rest, words };
  const [place = '', path = ''] = rest.split(' ');
  return { soap, rest: { place: place as RestLocation, path }, words };
}

/** A row for an object whose fields all keep their names: `mapSameNames('payment.buyer', 'body customer', words)`. */
export function mapSameNames(soap: string, rest: string, words: Words): FieldMapping {
  return mapField(`${soap}.*`, `${rest}.*`, words);
}
