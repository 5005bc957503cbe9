import { say, type Words } from '../words/locales.ts';
import { chosen, type Origin } from './origin.ts';

/** Behaviour of the sandbox that no limit, state, code or field expresses. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}

/** Value with the same spelling in all languages. */
export const same = (text: string) => say(text, text, text);

export const choice = (name: Words, value: Words, ...reason: Parameters<typeof chosen>): Behaviour => ({
  name,
  value,
  origin: chosen(...reason),
});
