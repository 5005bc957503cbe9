import { expect, it } from 'vitest';
import { freedAt, isBehind } from './isBehind.ts';

const delivery = (id: number, about: string | null, attempts: number[] = []) => ({
  id,
  order_key: about,
  target: 'https://shop.example/hook',
  attempts: JSON.stringify(attempts.map((at) => ({ at }))),
});

it('lets a message wait behind an older one about the same payment, and behind no other', () => {
  const row = delivery(5, 'payment 1101');
  expect(isBehind([delivery(4, 'payment 1101')], row)).toBe(true);
  expect(isBehind([delivery(6, 'payment 1101'), delivery(4, 'payment 1102')], row)).toBe(false);
  expect(isBehind([{ ...delivery(4, 'payment 1101'), target: 'https://other.example/hook' }], row)).toBe(
    false,
  );
  expect(isBehind([delivery(4, null)], delivery(5, null))).toBe(false);
});

it('counts how late a message is from the last attempt of the older ones', () => {
  const older = [delivery(3, 'payment 1101', [100, 900]), delivery(4, 'payment 1101', [500])];
  expect(freedAt([...older, delivery(6, 'payment 1101', [2000])], delivery(5, 'payment 1101'))).toBe(900);
  expect(freedAt(older, delivery(5, 'payment 1102'))).toBe(0);
});
