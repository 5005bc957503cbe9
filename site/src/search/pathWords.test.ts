import { expect, test } from 'vitest';
import { pathWords } from './area.ts';

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
