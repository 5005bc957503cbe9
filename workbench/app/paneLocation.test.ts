import { expect, test } from 'vitest';
import { locationOf, paneHref } from './paneLocation.ts';

test.each([[[]], [['payments']], [['payments', '1101']], [['atm', '12345', '000/000 138', 'á#']]])(
  'a place %j survives the address bar',
  (location) => {
    expect(locationOf(paneHref(location))).toEqual(location);
  },
);

test('a mistyped URL is still a location', () => {
  expect(locationOf('#payments/%E0%A4%A')).toEqual(['payments', '%E0%A4%A']);
});
