import { expect, test } from 'vitest';
import { hrefOf, placeOf } from './paneLocation.ts';

test.each([[[]], [['payments']], [['payments', '1101']], [['atm', '12345', '000/000 138', 'á#']]])(
  'a place %j survives the address bar',
  (place) => {
    expect(placeOf(hrefOf(place))).toEqual(place);
  },
);

test('an address somebody mistyped is still a place', () => {
  expect(placeOf('#payments/%E0%A4%A')).toEqual(['payments', '%E0%A4%A']);
});
