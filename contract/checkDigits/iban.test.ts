import { expect, it } from 'vitest';
import { seed } from '../scenarios/seed.ts';
import { ibanError } from './iban.ts';

it.each([
  ...seed.bankAccounts.map(({ iban }) => iban),
  'ES9121000418450200051332',
  'GB29NWBK60161331926819',
  'NO9386011117947',
])('%s is right', (iban) => {
  expect(ibanError(iban)).toBeUndefined();
});

it.each([
  ['', 'beginning'],
  ['50123443211234567890172', 'beginning'],
  ['PT50-123443211234567890172', 'signs'],
  ['PT5012344321123456789017', 'length'],
  ['PT501234432112345678901722', 'length'],
  ['XX50123443', 'length'],
  ['PT50123443211234567890173', 'check'],
  ['PT50123443211234567891072', 'check'],
  ['XX501234432112345678', 'check'],
])('%s has a wrong %s', (iban, fault) => {
  expect(ibanError(iban)).toBe(fault);
});

it('notices each wrong digit and each pair that changed places', () => {
  const right = 'PT50123443211234567890172';
  for (let at = 2; at < right.length; at += 1) {
    for (const digit of '0123456789') {
      const wrong = right.slice(0, at) + digit + right.slice(at + 1);
      if (wrong !== right) expect(ibanError(wrong)).toBe('check');
    }
    const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
    if (at + 1 < right.length && swapped !== right) expect(ibanError(swapped)).toBe('check');
  }
});
