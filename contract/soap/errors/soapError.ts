import type { Origin } from '../../provenance/origin.ts';
import type { Words } from '../../words/locales.ts';

/** A code of the SOAP service: what the caller sees, why, and what to do. */
export interface SoapError {
  origin: Origin;
  retryable: boolean;
  /** `{fields}` is filled. */
  words: Words;
  cause: Words;
  remedy: Words;
}
