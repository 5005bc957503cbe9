import { expect, test } from 'vitest';
import { type FilterEntry, matchingEntries, searchForm } from './filterEntries.ts';

const entry = (name: string, trail: string): FilterEntry => ({
  anchor: name,
  name,
  trail,
  text: searchForm(`${name} ${trail}`),
});
const entries = [
  entry('Criar uma referência', 'POST /payments/references'),
  entry('Reembolsar um pagamento', 'POST /payments/{id}/refunds'),
  entry('reference', 'Payment · referenceDetails/reference'),
];
const found = (wanted: string) => matchingEntries(entries, wanted).map(({ name }) => name);

test('the filter ignores accents and capitals', () => {
  expect(found('REFERENCIA')).toEqual(['Criar uma referência']);
});

test('every word must occur, in any order', () => {
  expect(found('refunds post')).toEqual(['Reembolsar um pagamento']);
  expect(found('refunds get')).toEqual([]);
});

test('entries that begin with the word are first', () => {
  expect(found('reference')).toEqual(['reference', 'Criar uma referência']);
});
