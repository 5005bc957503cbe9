import { expect, it } from 'vitest';
import { addressOf, firstSeed, momentOf, readWhole } from './moment.ts';

it('shows the moment that an address names, and names it again', () => {
  const href = addressOf('https://docs.example/guides/simulation?q=x#watch', { seed: 42, step: 17 });
  expect(href).toBe('https://docs.example/guides/simulation?q=x&seed=42&step=17#watch');
  expect(momentOf(new URL(href).search)).toEqual({ seed: 42, step: 17 });
});

it('begins at the first step of the first seed where the address names none that there is', () => {
  const first = { seed: firstSeed, step: 0 };
  for (const search of ['', '?seed=&step=', '?seed=-1&step=x', '?seed=1e9&step=402', '?seed=1234567890'])
    expect(momentOf(search)).toEqual(first);
});

it('reads whole numbers only', () => {
  expect([' 12 ', '0', '1.5', '', '13'].map((text) => readWhole(text, 12))).toEqual([
    12,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});
