import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('a URL is read, and any other text is none', () => {
  expect(parseUrl('https://loja.example/pago?x=1')?.hostname).toBe('loja.example');
  for (const text of ['', 'loja.example', 'https://', '/pago']) expect(parseUrl(text)).toBeUndefined();
});
