import { expect, test } from 'vitest';
import { tradeWords } from '../engine.ts';
import { languages } from '../searchLanguages.ts';
import { stem } from '../tokenize.ts';
import { phrasesOf, tellingWords, trade } from './phrases.ts';

const rows = [trade('reembolso, estorno', 'reembolso, devolver dinero', 'refund, money back')];

test('a word of one language means what the pages of another say', () => {
  const [phrase] = phrasesOf(rows, languages.pt).get('money') ?? [];
  expect(phrase?.keys).toEqual(['money', 'back']);
  expect(phrase?.meanings).toEqual([
    { stems: [stem('reembolso', languages.pt)], weight: 0.8 },
    { stems: [stem('estorno', languages.pt)], weight: 0.5 },
  ]);
});

test('a phrase does not mean itself', () => {
  const [phrase] = phrasesOf(rows, languages.en).get('refund') ?? [];
  expect(phrase?.meanings.map(({ stems }) => stems.length)).toEqual([2]);
});

test.each(Object.values(languages))('every trade word says something in $locale', (language) => {
  const said = tradeWords.flatMap((row) => row[language.locale].split(', '));
  expect(said.filter((term) => tellingWords(term, language).length === 0)).toEqual([]);
  expect(said.filter((term) => term.trim() !== term || term === '')).toEqual([]);
});
