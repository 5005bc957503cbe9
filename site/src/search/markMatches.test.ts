import { expect, test } from 'vitest';
import { markMatches, matchingWords, wordMatcher } from './markMatches.ts';
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
