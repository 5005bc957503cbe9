import { describe, expect, it } from 'vitest';
import { redirect } from '../resources/checkouts/parts.ts';
import { redirectUrl, url } from './formats.ts';

/** Addresses by whether a payer may be sent there, and whether a call may be made to them. */
const addresses: [given: string, redirects: boolean, calls: boolean][] = [
  ['https://loja.example/obrigado', true, true],
  ['http://localhost:8080/back', true, true],
  ['HTTPS://LOJA.EXAMPLE', true, true],
  ['example.loja://resultado', true, false],
  ['pt.balcao.app:/resultado', true, false],
  ['example.loja-2.app://resultado?encomenda=7#fim', true, false],
  ['lojaexemplo://resultado', false, false],
  ['javascript:alert(1)', false, false],
  ['JavaScript:alert(1)', false, false],
  ['java\tscript:alert(1)', false, false],
  ['data:text/html,x', false, false],
  ['vbscript:x', false, false],
  ['file:///etc/passwd', false, false],
  ['blob:https://loja.example/1', false, false],
  ['about:blank', false, false],
  ['view-source:https://loja.example', false, false],
  ['intent://scan/#Intent;scheme=zxing;end', false, false],
  ['jar:https://loja.example!/x', false, false],
  ['shell:startup', false, false],
  ['ms-settings:', false, false],
  ['search-ms:query=x', false, false],
  ['tel:+351210000000', false, false],
  ['mailto:maria@loja.example', false, false],
  ['ftp://loja.example', false, false],
  ['ws://loja.example', false, false],
  ['.loja://x', false, false],
  ['example..loja://x', false, false],
  ['loja.example/obrigado', false, false],
  ['//loja.example', false, false],
  ['', false, false],
];

describe('an address', () => {
  it.each(addresses)('%j', (given, redirects, calls) => {
    expect(redirectUrl.safeParse(given).success).toBe(redirects);
    expect(url.safeParse(given).success).toBe(calls);
  });

  it('is no longer than 2000 characters', () => {
    const of = (length: number) => 'https://loja.example/'.padEnd(length, 'x');
    expect([2000, 2001].map((length) => url.safeParse(of(length)).success)).toEqual([true, false]);
    expect([2000, 2001].map((length) => redirect.shape.url.safeParse(of(length)).success)).toEqual([
      true,
      false,
    ]);
  });
});
