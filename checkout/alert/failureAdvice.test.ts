import facts from '@balcao/contract/generated/facts.en.json';
import { expect, test } from 'vitest';
import { failureAdvice } from './failureAdvice.ts';

const adviceFor = (code: string) => failureAdvice({ code, holderRefused: false });

const codesOf = (scenarios: readonly { code?: string }[]) => scenarios.flatMap(({ code }) => (code ? [code] : []));

test('no test phone is advised as a card, and every declined test card is', () => {
  for (const code of codesOf(facts.phoneScenarios)) expect(adviceFor(code)).not.toBe('declined');
  for (const code of codesOf(facts.cardScenarios)) expect(adviceFor(code)).toBe('declined');
});

test.each([
  ['e02433', 'declined'],
  ['e04020', 'refused'],
  ['e04201', 'expired'],
  ['e04202', 'wrongNumber'],
  ['e04010', 'notSaved'],
  ['e04125', 'service'],
  ['e99999', 'service'],
])('%s is advised as %s', (code, failure) => {
  expect(adviceFor(code)).toBe(failure);
});

test('a holder who did not confirm with the bank is not told that the bank declined', () => {
  expect(failureAdvice({ code: 'e02433', holderRefused: true })).toBe('unconfirmed');
});
