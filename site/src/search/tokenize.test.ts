import { expect, test } from 'vitest';
import { pathWords } from './area.ts';
import { languages } from './searchLanguages.ts';
import { fold, searchTerms, stem, tokenize } from './tokenize.ts';

test('accents and capitals do not count', () => {
  expect(['Referência', 'AUTENTICAÇÃO', 'Año'].map(fold)).toEqual(['referencia', 'autenticacao', 'ano']);
});

test('names of the wire fall into their words', () => {
  expect(tokenize('POST /payments/{id}/refunds')).toEqual(['POST', 'payments', 'id', 'refunds']);
  expect(tokenize('payment_confirmed')).toEqual(['payment', 'confirmed']);
  expect(searchTerms('blockLatePayment')).toEqual(['blockLatePayment', 'block', 'Late', 'Payment']);
});

test('a card number and an amount are one word, however they are written', () => {
  expect(tokenize('4242 4242 4242 4242')).toEqual(['4242424242424242']);
  expect(['9 990,01', '9,990.01', '9.990,01', '9990.01'].flatMap(tokenize)).toEqual(Array(4).fill('999001'));
  expect(tokenize('API 1.13.0, codes 0012 0013 0014 0015')).toEqual([
    'API',
    '1',
    '13',
    '0',
    'codes',
    '0012',
    '0013',
    '0014',
    '0015',
  ]);
});

test.each([
  ['pt', ['pagamento', 'pagamentos', 'pagar', 'pago']],
  ['pt', ['autorizar', 'autorizado', 'autorização']],
  ['pt', ['cartão', 'cartões']],
  ['pt', ['terminal', 'terminais']],
  ['es', ['pago', 'pagos', 'pagar']],
  ['es', ['devolución', 'devoluciones']],
  ['es', ['autorizar', 'autorizado', 'autorización']],
  ['en', ['payment', 'payments', 'paying']],
  ['en', ['authorise', 'authorised', 'authorisation', 'authorize']],
  ['en', ['cancel', 'cancelled', 'canceled']],
] as const)('in %s these are about one thing: %s', (locale, words) => {
  const stems = words.map((word) => stem(fold(word), languages[locale]));
  expect(new Set(stems)).toHaveLength(1);
});

test('a code stays as it is', () => {
  expect(stem('e00301', languages.en)).toBe('e00301');
});

test.each([
  ['/docs/guides/refunds', 'refunds'],
  ['/es/docs/guides/mb-way.html', 'mb way'],
  ['/docs/guides/payments/payment_method-token/', 'payment method token'],
  ['/docs/refer%C3%AAncia', 'referência'],
  ['/docs/100%', '100%'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(pathWords(path)).toBe(words);
});
