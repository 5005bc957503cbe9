import { expect, test } from 'vitest';
import { fold, mark, wordsOf } from './words.ts';

const shown = (text: string, ...found: string[]) =>
  mark(text, found)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test('accents and capitals do not count', () => {
  expect(['Referência', 'AUTENTICAÇÃO', 'Año'].map(fold)).toEqual(['referencia', 'autenticacao', 'ano']);
});

test('names of the wire fall into their words', () => {
  expect(wordsOf('POST /payments/{id}/refunds')).toEqual(['POST', 'payments', 'id', 'refunds']);
  expect(wordsOf('payment_confirmed')).toEqual(['payment', 'confirmed']);
});

test('the typed beginning of a word is marked, accents and all', () => {
  expect(shown('Criar a referência', 'refer')).toBe('Criar a [refer]ência');
  expect(shown('Autenticação dos pedidos', 'autenticacao')).toBe('[Autenticação] dos pedidos');
});

test('nothing is marked inside a word or where nothing was found', () => {
  expect(shown('Inferência', 'refer')).toBe('Inferência');
  expect(shown('Criar', 'pagar')).toBe('Criar');
});
