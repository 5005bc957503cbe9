import type { Words } from '../words/locales.ts';
import type { Origin } from './origin.ts';

/** What the sandbox does where neither a limit, nor a state, nor a code, nor a field says it. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}
