import type { Provocation } from '../provocations/provocation.ts';
import type { Remedies } from '../provocations/remedy.ts';
import type { SoapRemedy } from '../soap/calls.ts';
import type { Words } from '../words/locales.ts';
import type { ErrorOrigin } from './errorOrigins.ts';

/** Families of codes; the family is the outer `error.code`, the specific code sits in `error.errors[]`. */
export type Family = 'e00100' | 'e00200' | 'e00300' | 'e00400' | 'e00500' | 'e00600' | 'e05000' | 's00100';

/** One row of a catalogue: what the caller sees, why, what to do, how to meet it. */
export interface ErrorRow {
  status: 200 | 400 | 401 | 403 | 404 | 409 | 421 | 422 | 429 | 500 | 502 | 503;
  /** The same request can succeed later without a change. */
  retryable?: true;
  retryAfterSeconds?: number;
  /** The sentence in `msg`; its placeholders are filled. */
  words: Words;
  cause: Words;
  remedy: Words;
  /** How to meet it; tests do so. */
  provocation: Provocation;
}

/** A code of the admin API, which pages do not show: what its caller gets. */
export type AdminError = Omit<ErrorRow, 'cause' | 'remedy' | 'provocation'>;

export type RestProvocation = Exclude<Provocation, { by: 'soap' | 'words' }>;

export interface RestError extends ErrorRow {
  family: Family;
  origin: ErrorOrigin;
  provocation: RestProvocation;
  /** What follows the remedy after the provocation; tests do so. */
  tried: Remedies;
}

export interface ControlError extends ErrorRow {
  provocation: Extract<Provocation, { by: 'call' | 'words' }>;
}

export interface SoapError extends ErrorRow {
  status: 200;
  origin: ErrorOrigin;
  provocation: Extract<Provocation, { by: 'soap' }>;
  /** As that of {@link RestError}. */
  tried: SoapRemedy;
}
