import facts from '@balcao/contract/generated/facts.en.json';
import { expect, test } from 'vitest';
import { checkPhone, phoneOf, showPhone, splitPhone, typedPhone } from './phoneNumber.ts';

test.each(facts.phoneScenarios.map(({ phone }) => phone))('the test phone %s comes and goes unchanged', (phone) => {
  expect(phoneOf(typedPhone(phone))).toBe(phone);
  expect(checkPhone(typedPhone(phone))).toEqual({});
});

test('a phone is shown in groups, with its country, and the form begins at home', () => {
  expect(showPhone('351#912345678').replaceAll('\u00a0', ' ')).toBe('+351 912 345 678');
  expect(typedPhone(null)).toEqual({ country: '351', number: '' });
});

test.each([
  ['+351 912 345 678', { country: '351', number: '912 345 678' }],
  ['+351912345678', { country: '351', number: '912 345 678' }],
  ['00351 912345678', { country: '351', number: '912 345 678' }],
  ['+34 612 34 56 78', { country: '34', number: '612 345 678' }],
  ['912345678', undefined],
  ['+351', undefined],
])('%s, pasted, is %o', (text, phone) => {
  expect(splitPhone(text)).toEqual(phone);
});

test.each([
  [
    { country: '', number: '' },
    { country: 'countryEmpty', number: 'numberEmpty' },
  ],
  [{ country: '351', number: '912 345' }, { number: 'numberShort' }],
  [{ country: '351', number: '912 345 678 9' }, { number: 'numberLong' }],
  [{ country: '34', number: '61' }, { number: 'numberShort' }],
  [{ country: '34', number: '612 345 678' }, {}],
])('%o: %o', (typed, problems) => {
  expect(checkPhone(typed)).toEqual(problems);
});
