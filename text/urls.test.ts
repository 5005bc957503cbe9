import { expect, test } from 'vitest';
import { packageArchive, packageSpec, parseUrl } from './urls.ts';

test('a URL is read, and any other text is none', () => {
  expect(parseUrl('https://loja.example/pago?x=1')?.hostname).toBe('loja.example');
  for (const text of ['', 'loja.example', 'https://', '/pago']) expect(parseUrl(text)).toBeUndefined();
});

test.each([
  ['https://docs.example', undefined, `https://docs.example/${packageArchive}`],
  ['https://docs.example/portal/', undefined, `https://docs.example/portal/${packageArchive}`],
  ['https://docs.example', '@shop/balcao', '@shop/balcao'],
])('at %s, with the name %s in the registry, npx takes %s', (site, name, spec) => {
  expect(packageSpec(site, name)).toBe(spec);
});
