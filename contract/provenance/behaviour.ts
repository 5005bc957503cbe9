import { say, type Words } from '../words/locales.ts';
import { chosen, type Origin } from './origin.ts';

/** Behaviour of the sandbox that is not expressed by a limit, state, code or field. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}

/** Words for a value that is written the same in all languages. */
export const same = (text: string) => say(text, text, text);

export const choice = (name: Words, value: Words, ...reason: Parameters<typeof chosen>): Behaviour => ({
  name,
  value,
  origin: chosen(...reason),
});
