import type { World } from '../check/world.ts';

/**
 * What holds the sentences of a page to the truth, each under the fixed id of its section. A quote is a whole sentence
 * of the Portuguese page, or its beginning followed by `…`; punctuation does not count.
 */

/** Shows that a sentence is true, or throws. Asserts on what a reader could observe from outside. */
export type Proof = (world: World) => Promise<void> | void;

/** A test with a real client (SoapClient, a browser, a program) that runs with its own stage. */
export interface ProofElsewhere {
  file: string;
  test: string;
}

/** A claim is proved, a source says where a fact comes from, advice says what to do; unjudged rows fail. */
export type Row =
  | {
      kind: 'claim';
      quotes: readonly string[];
      proof: Proof | readonly ProofElsewhere[];
      chosen: readonly string[];
    }
  | { kind: 'source'; quotes: readonly string[]; origin: Origin }
  | { kind: 'advice' | 'unjudged'; quotes: readonly string[] };

/** Where a fact comes from that cannot be run here. */
export type Origin = `${(typeof origins)[number]}: ${string}`;

/**
 * `specified` names the section of the specification, `published` what the provider shows, `standard` the standard,
 * `product` the file or rule of this repository that makes it so.
 */
export const origins = ['specified', 'published', 'standard', 'product'] as const;

/** The rows of a page by the ids of its sections. */
export type PageClaims = Readonly<Record<string, readonly Row[]>>;

/** The rows of one page; the type checks them. */
export const claims = (sections: PageClaims): PageClaims => sections;

type Quotes = string | readonly string[];
const listOf = (quotes: Quotes): readonly string[] => (typeof quotes === 'string' ? [quotes] : quotes);

/**
 * A sentence that a reader could act on and be hurt by if it were false.
 * @param quotes one sentence, or several that one proof stands for
 * @param chosen rules of our own choice that it rests on, by their ids on the page of differences: the page must say so
 */
export const claim = (
  quotes: Quotes,
  proof: Proof | readonly ProofElsewhere[],
  { chosen = [] }: { chosen?: readonly string[] } = {},
): Row => ({ kind: 'claim', quotes: listOf(quotes), proof, chosen });

/** Names the tests of a file, by their titles, that prove a claim with a real client. */
export const provedBy = (file: string, ...tests: readonly string[]): readonly ProofElsewhere[] =>
  tests.map((test) => ({ file, test }));

/** A fact that cannot be run here, with where it comes from. */
export const source = (quotes: Quotes, origin: Origin): Row => ({
  kind: 'source',
  quotes: listOf(quotes),
  origin,
});

/** What to do, why, what one will have, or what a page is about. */
export const advice = (...quotes: readonly string[]): Row => ({ kind: 'advice', quotes });

/** What `npm run claims -- --add` writes: a sentence that nobody has judged yet. */
export const unjudged = (...quotes: readonly string[]): Row => ({ kind: 'unjudged', quotes });
