import { expect, test } from 'vitest';
import { matchingAnchor } from './anchors.ts';

const places = ['tag/payments/POST/payments/{id}/refunds', 'model/Payment', 'errors/e04020'];

test.each([
  ['as it is', '#tag/payments/POST/payments/{id}/refunds', places[0]],
  ['with braces percent-encoded', '#tag/payments/POST/payments/%7Bid%7D/refunds', places[0]],
  ['with the method in lower case', '#tag/payments/post/payments/{id}/refunds', places[0]],
  ['with both', '#tag/payments/post/payments/%7bid%7d/refunds', places[0]],
  ['a model in lower case', '#model/payment', places[1]],
  ['a code in upper case', '#errors/E04020', places[2]],
  ['that no part of the page has', '#errors/e99999', undefined],
  ['with a broken percent sign', '#errors/%', undefined],
])('a place is found %s', (_, hash, place) => {
  expect(matchingAnchor(hash, places)).toBe(place);
});
