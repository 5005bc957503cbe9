import type { Words } from '../../words/locales.ts';

/** One refusal of the simulators: the network said no, not the API. */
export interface ControlError {
  status: 401 | 403 | 404 | 409 | 421 | 422 | 429;
  /** The same request can succeed later without a change. */
  retryable?: true;
  /** The sentence in `msg`; its placeholders are filled. */
  words: Words;
  cause: Words;
  remedy: Words;
}
