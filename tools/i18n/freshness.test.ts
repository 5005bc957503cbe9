import { expect, test } from 'vitest';
import { staleSections, stamp } from './freshness.ts';
import { readPage } from './readPage.ts';

const page = (words: string) => readPage(`## Um {#one}\n\n${words}\n\n## Dois {#two}\n\nIgual.\n`);

const before = stamp(page('Antes.'), page('Before.'), {}).stamps;

test('a stamp tells both hashes, readably', () => {
  expect(before.one).toMatch(/^[0-9a-f]{8} → [0-9a-f]{8}$/);
  expect(staleSections(page('Antes.'), page('Before.'), before)).toEqual([]);
});

test('does not stamp a section whose source alone changed', () => {
  const { stamps, refused } = stamp(page('Depois.'), page('Before.'), before);
  expect(refused).toEqual(['one']);
  expect(staleSections(page('Depois.'), page('Before.'), stamps)).toHaveLength(1);
});

test('stamps it together with a changed translation', () => {
  const { stamps, refused } = stamp(page('Depois.'), page('After.'), before);
  expect(refused).toEqual([]);
  expect(staleSections(page('Depois.'), page('After.'), stamps)).toEqual([]);
});

test('stamps it for a written reason, and keeps the reason until the translation changes', () => {
  const { stamps } = stamp(page('Antes, sim.'), page('Before.'), before, 'only a word the English had');
  expect(stamps.one).toMatch(/: only a word the English had$/);
  expect(stamps.two).toBe(before.two);
  expect(staleSections(page('Antes, sim.'), page('Before.'), stamps)).toEqual([]);
  expect(stamp(page('Antes, sim.'), page('Before, yes.'), stamps).stamps.one).not.toContain(':');
});

test('forgets a section that is gone', () => {
  const short = readPage('## Um {#one}\n\nAntes.\n');
  expect(Object.keys(stamp(short, short, before).stamps)).toEqual(['one']);
});
