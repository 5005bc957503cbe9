import type { Words } from '../words/locales.ts';
import type { ErrorOrigin } from './errorOrigins.ts';

/** Families of codes; the family is the outer `error.code`, the specific code sits in `error.errors[]`. */
export type Family = 'e00100' | 'e00200' | 'e00300' | 'e00400' | 'e00500' | 'e00600' | 'e05000';

/** One row of the catalogue: what the caller sees, why, and what to do. */
export interface ErrorEntry {
  family: Family;
  origin: ErrorOrigin;
  status: 400 | 401 | 404 | 409 | 422 | 500 | 502;
  /** The same request can succeed later without a change. */
  retryable: boolean;
  /** The sentence in `msg`; `{field}` and `{param}` are filled. */
  words: Words;
  cause: Words;
  remedy: Words;
}
