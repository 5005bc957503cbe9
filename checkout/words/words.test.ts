import { expect, test } from 'vitest';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as pt } from './pt.ts';

/** Placeholder argument for every text function. */
const filling = Object.assign(new String('#'), { amount: '#', merchant: '#' });

/** Every text with its key path. */
function sentences(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, String(value(filling, '#'))]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${place}.${key}`));
}

const all = { pt: sentences(pt), es: sentences(es), en: sentences(en) };

test.each(Object.entries(all))('%s ends each sentence once', (_, told) => {
  expect(told.filter(([, text]) => /[^.]\.\.$|\s$|\s[.,;:](\s|$)/.test(text))).toEqual([]);
});
