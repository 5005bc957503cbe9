import { describe, expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { createEngine, mostHits } from './engine.ts';

const page = (title: string, href: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  title,
  href,
  trail: [],
  codes: [],
  ...more,
});
const documents = [
  page('Pagamento com referência Multibanco', '/multibanco'),
  page('O que pode correr mal', '/multibanco#problems', {
    trail: ['Pagamentos', 'Pagamento com referência Multibanco'],
    codes: ['e00301', 'blockLatePayment'],
  }),
  page('Autenticação', '/authentication'),
  page('Reembolsar um pagamento', '/api#refund', {
    call: { method: 'POST', path: '/payments/{id}/refunds' },
  }),
  page('Consultar um pagamento', '/api#get', { call: { method: 'GET', path: '/payments/{id}' } }),
  ...Array.from({ length: 12 }, (_, i) => page(`Cliente ${i}`, `/customers/${i}`)),
];
const find = createEngine(documents);
const hrefs = (query: string) => find(query).map(({ document }) => document.href);

describe('the search', () => {
  test.each([
    ['words without their accents', 'referencia', '/multibanco'],
    ['the beginning of a word', 'autent', '/authentication'],
    ['a word with one letter wrong', 'multibanko', '/multibanco'],
    ['an error code', 'e00301', '/multibanco#problems'],
    ['a field', 'blocklatepayment', '/multibanco#problems'],
    ['a call', 'POST /payments/{id}/refunds', '/api#refund'],
    ['words of which one is nowhere', 'reembolsar ornitorrinco', '/api#refund'],
  ])('finds by %s', (_, query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });

  test('puts a page before its sections', () => {
    expect(hrefs('multibanco').slice(0, 2)).toEqual(['/multibanco', '/multibanco#problems']);
  });

  test('never takes one code for another', () => {
    expect(hrefs('e00302')).toEqual([]);
  });

  test('shows no more than can be taken in at a glance', () => {
    expect(find('cliente')).toHaveLength(mostHits);
  });

  test('finds nothing for nothing', () => {
    expect(find('   ')).toEqual([]);
  });
});
