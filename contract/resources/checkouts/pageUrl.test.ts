import { expect, it } from 'vitest';
import { pagePath } from './pageUrl.ts';

const id = 'balcaoCheckoutReady000000000000000000001';
const hash = '0'.repeat(40);
const page = { id, hash, mobile: false, legacy: false };
const whole = `/paypay/referencia/referencia_c/pay/${hash}/paypay/${id}`;
const framed = `/paypay/checkout/v2/embed/${id}`;

it.each([
  ['a whole page', { ...page, layout: 'web' }, whole],
  ['a basic page', { ...page, layout: 'basic' }, whole],
  ['a default page', { ...page, layout: 'default' }, whole],
  ['no layout', page, `/paypaybeta/checkout/v2/form/${id}`],
  ['an embedded page', { ...page, layout: 'embed' }, `${framed}?page_layout=embed`],
  ['a mobile app', { ...page, layout: 'default', mobile: true }, `${framed}?page_layout=default`],
  ['the old flow', { ...page, layout: 'web', legacy: true }, `/checkout/form/${id}`],
  ['another layout', { ...page, layout: 'web', view: { layout: 'basic' } }, `${whole}?page_layout=basic`],
  ['the same layout', { ...page, layout: 'web', view: { layout: 'web' } }, whole],
  ['embed instead', { ...page, layout: 'web', view: { layout: 'embed' } }, `${framed}?page_layout=embed`],
  ['another language', { ...page, layout: 'web', view: { language: 'EN' } }, `${whole}?page_language=EN`],
] as const)('%s lies at its own address', (_, address, path) => {
  expect(pagePath(address)).toBe(path);
});
