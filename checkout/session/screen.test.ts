import { expect, test } from 'vitest';
import { viewOf, views } from '../testing.ts';
import { type Choice, canCancel, type Screen, screenOf } from './screen.ts';

const told: [keyof typeof views, Screen][] = [
  ['choose', 'choose'],
  ['card', 'card'],
  ['card declined', 'card'],
  ['card unconfirmed', 'card'],
  ['bank', 'bank'],
  ['phone', 'phone'],
  ['phone refused', 'phone'],
  ['waiting', 'waiting'],
  ['preparing', 'preparing'],
  ['reference', 'reference'],
  ['paid', 'paid'],
  ['authorised', 'authorised'],
  ['left', 'left'],
  ['withdrawn', 'withdrawn'],
  ['expired', 'expired'],
  ['late', 'late'],
  ['closed', 'closed'],
  ['early', 'early'],
  ['unknown', 'unknown'],
];

test.each(told)('a page that is %s shows %s', (name, screen) => {
  expect(screenOf(views[name], undefined)).toBe(screen);
});

const choices: [Choice, Screen][] = [
  ['CC', 'card'],
  ['MB', 'preparing'],
  ['MW', 'phone'],
  ['list', 'choose'],
];

test.each(choices)('of several methods, %s leads to %s', (choice, screen) => {
  expect(screenOf(viewOf(), choice)).toBe(screen);
});

test('a choice of a method that the page does not offer shows the list', () => {
  const methods = viewOf().methods.filter(({ code }) => code !== 'MW');
  expect(screenOf(viewOf({ methods }), 'MW')).toBe('choose');
});

test('a reference that was shown stays until the payer picks something else', () => {
  expect(screenOf(views.reference, undefined)).toBe('reference');
  expect(screenOf(views.reference, 'MB')).toBe('reference');
  expect(screenOf(views.reference, 'list')).toBe('choose');
  expect(screenOf(views.reference, 'MW')).toBe('phone');
  expect(screenOf(views['reference alone'], 'list')).toBe('reference');
  expect(screenOf(views.waiting, 'CC'), 'a request on the phone comes first').toBe('waiting');
});

test('the payer can leave while paying is possible and before the page opens, but not while a phone is asked', () => {
  expect((['card', 'choose', 'reference', 'bank', 'early'] as const).every(canCancel)).toBe(true);
  expect((['waiting', 'paid', 'left', 'unknown'] as const).some(canCancel)).toBe(false);
});
