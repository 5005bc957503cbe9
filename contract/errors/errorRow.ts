import type { Provocation } from '../provocations/provocation.ts';
import type { Remedies } from '../provocations/remedy.ts';
import type { SoapRemedy } from '../soap/sketchedCalls.ts';
import type { Words } from '../words/locales.ts';
import type { ErrorOrigin } from './errorOrigins.ts';

/** Families of codes. `error.code` is the family, and `error.errors[]` has the specific codes. */
export type Family = 'e00100' | 'e00200' | 'e00300' | 'e00400' | 'e00500' | 'e00600' | 'e05000' | 's00100';

/** Row of a catalogue: response, cause, remedy, and a way to trigger it. */
export interface ErrorRow {
  status: 200 | 400 | 401 | 403 | 404 | 409 | 421 | 422 | 429 | 500 | 502 | 503;
  /** Set if the unchanged request can succeed later. */
  retryable?: true;
  retryAfterSeconds?: number;
  /** Text of `msg`, with placeholders. */
  words: Words;
  cause: Words;
  remedy: Words;
  /** Way to trigger the code, executed by tests. */
  provocation: Provocation;
}

/** Code of the admin API, which is not shown on pages. */
export type AdminError = Omit<ErrorRow, 'cause' | 'remedy' | 'provocation'>;

export type RestProvocation = Exclude<Provocation, { by: 'soap' | 'words' }>;

export interface RestError extends ErrorRow {
  family: Family;
  origin: ErrorOrigin;
  provocation: RestProvocation;
  /** Remedy to try after the provocation, executed by tests. */
  tried: Remedies;
}

export interface ControlError extends ErrorRow {
  provocation: Extract<Provocation, { by: 'call' | 'words' }>;
}

export interface SoapError extends ErrorRow {
  status: 200;
  origin: ErrorOrigin;
  provocation: Extract<Provocation, { by: 'soap' }>;
  /** See {@link RestError}. */
  tried: SoapRemedy;
}
