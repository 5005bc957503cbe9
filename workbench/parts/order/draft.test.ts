import { expect, test } from 'vitest';
import { paymentMethods } from '../../runner/paymentMethods.ts';
import { amountProblem, draftOf, withAmount, withText } from './draft.ts';

const method = paymentMethods.cc;
const body = { payment: { amount: 1050, code: 'ENC-0042' }, page: { language: 'PT' } };

test('an amount is written as the language writes it, and sent in cents', () => {
  expect(draftOf(body, method, 'pt').amount).toBe('10,50');
  expect(draftOf(body, method, 'en').amount).toBe('10.50');
  expect(withAmount(draftOf(body, method, 'pt'), '7,77', method, 'pt').body).toMatchObject({
    payment: { amount: 777, code: 'ENC-0042' },
  });
});

test('what is no amount stays as it was typed, and the body with it', () => {
  const draft = withAmount(draftOf(body, method, 'pt'), 'dez', method, 'pt');
  expect(draft).toEqual({ amount: 'dez', body });
  expect(amountProblem(draft, 'pt')).toBe('shape');
});

test('an emptied text is not sent', () => {
  expect(withText(draftOf(body, method, 'pt'), ['payment', 'code'], '').body).toEqual({
    payment: { amount: 1050 },
    page: { language: 'PT' },
  });
});
