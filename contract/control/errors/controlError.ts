import type { Words } from '../../words/locales.ts';

/** One refusal of the simulators: the network said no, not the API. */
export interface ControlError {
  status: 404 | 409 | 421 | 422 | 429;
  words: Words;
}
