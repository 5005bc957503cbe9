import type { ReferenceTexts } from '../page/referenceTexts.ts';

/** Every text by its own name, so that a test reads what was meant to be said. */
const own = (name: string): unknown =>
  new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : name) });

const nested = new Set(['parameters', 'limits']);

export const texts = new Proxy({} as ReferenceTexts, {
  get: (_, name) => (nested.has(String(name)) ? own(String(name)) : String(name)),
});
