import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { controlOperations } from '../control/controlOperations.ts';
import type { Operation } from '../operations/operation.ts';
import { operations } from '../operations.ts';
import { redirect } from '../resources/checkouts/checkoutParts.ts';
import { redirectUrl, url } from './formats.ts';
import { shapeOf } from './shapes.ts';

/** URLs, whether a payer may be redirected to each, and whether callbacks may be sent to it. */
const addresses: [given: string, redirects: boolean, calls: boolean][] = [
  ['https://loja.example/obrigado', true, true],
  ['http://localhost:8080/back', true, true],
  ['HTTPS://LOJA.EXAMPLE', true, true],
  ['example.loja://resultado', true, false],
  ['example.loja-2.app://resultado?encomenda=7#fim', true, false],
  ['lojaexemplo://resultado', false, false],
  ['javascript:alert(1)', false, false],
  ['java\tscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['file:///etc/passwd', false, false],
  ['intent://scan/#Intent;scheme=zxing;end', false, false],
  ['tel:+351210000000', false, false],
  ['mailto:maria@loja.example', false, false],
  ['.loja://x', false, false],
  ['loja.example/obrigado', false, false],
  ['//loja.example', false, false],
  ['', false, false],
];

describe('an address', () => {
  it.each(addresses)('%j', (given, redirects, calls) => {
    expect(redirectUrl.safeParse(given).success).toBe(redirects);
    expect(url.safeParse(given).success).toBe(calls);
  });

  it.each([
    'https://loja.example/long\n-path',
    ' https://loja.example/',
    'https://loja.example/a\u200bb',
    'https://loja.example\\hook',
    '\ufeffhttps://loja.example/',
  ])('is called as it is written, or not at all: %j', (given) => {
    expect(url.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(['url_signs']);
    expect(redirect.shape.url.safeParse(given).success).toBe(false);
  });

  it('is no longer than 2000 characters', () => {
    const of = (length: number) => 'https://loja.example/'.padEnd(length, 'x');
    expect([2000, 2001].map((length) => url.safeParse(of(length)).success)).toEqual([true, false]);
    expect([2000, 2001].map((length) => redirect.shape.url.safeParse(of(length)).success)).toEqual([true, false]);
  });
});

/** Operations with the number of a record in their path or query, which must not start with a zero. */
const numbered = [...Object.values(operations), ...Object.values(controlOperations)].flatMap(
  ({ method, path, params, query }: Operation) =>
    [shapeOf(params), shapeOf(query)].flatMap((shape) =>
      ['id', 'paymentId', 'initialPaymentId']
        .filter((name) => shape[name]?.safeParse('1001').success && !shape[name].safeParse('x').success)
        .map((name) => [`${method} ${path}`, name, shape[name] as z.ZodType] as const),
    ),
);

it.each(numbered)('%s takes no zero before the digits of %s', (_, _name, format) => {
  expect(numbered.length).toBeGreaterThan(20);
  for (const sent of ['01001', '000001001', '0', 'A000003E9']) expect(format.safeParse(sent).success).toBe(false);
});
