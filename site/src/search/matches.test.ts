import { expect, test } from 'vitest';
import { excerptOf, markMatches, matchingWords, wordMatcher } from './matches.ts';
import { languages } from './searchLanguages.ts';

const shown = (text: string, ...terms: string[]) =>
  markMatches(text, wordMatcher(terms, languages.pt))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('a word is marked in any of its forms, accents and all', () => {
  expect(shown('Criar a Referência, e outras referências', 'referenci')).toBe(
    'Criar a [Referência], e outras [referências]',
  );
});

test('the words that match are named once, as they are written', () => {
  const matcher = wordMatcher(['referenci'], languages.pt);
  expect(matchingWords(['A Referência', 'Referências, referência'], matcher)).toEqual(['referencia', 'referencias']);
});

test('nothing is marked inside a word or where nothing was found', () => {
  expect(shown('Inferência', 'referenci')).toBe('Inferência');
  expect(shown('Criar', 'pag')).toBe('Criar');
});

const isFound = (word: string) => word === 'retry';
const filler = 'something else is said here, '.repeat(12);

test('an excerpt shows the words that were found, between whole words', () => {
  const excerpt = excerptOf(`${filler}then we retry and retry again. ${filler}`, isFound);
  expect(excerpt).toContain('then we retry and retry again.');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(160);
});

test('a text in which nothing was found is shown from its beginning', () => {
  expect(excerptOf(filler, isFound)).toMatch(/^something else is said here,.* …$/);
  expect(excerptOf('All there is.', isFound)).toBe('All there is.');
});
