import { say, type Words } from '../words/locales.ts';
import { chosen, type Origin } from './origin.ts';

/** What the sandbox does where neither a limit, nor a state, nor a code, nor a field says it. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}

/** A value that is written alike in every language. */
export const same = (text: string) => say(text, text, text);

/** What the sandbox chose, and why. */
export const choice = (name: Words, value: Words, ...reason: Parameters<typeof chosen>): Behaviour => ({
  name,
  value,
  origin: chosen(...reason),
});
