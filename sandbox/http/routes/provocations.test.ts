import { errors } from '@balcao/contract/errors.ts';
import {
  type FoundProvocation as Provocation,
  provocations,
} from '@balcao/contract/provocations/provocations.ts';
import { describe, expect, it } from 'vitest';
import { provokeByCard, provokeByPhone, sendSketched } from '../../testing/provoke.ts';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Every code of the catalogue, provoked through HTTP exactly as its provocation says. */
const testSandbox = useTestSandbox();
const { get } = purchases(testSandbox);

type By<K extends Provocation['by']> = Extract<Provocation, { by: K }>;

async function byCall(code: string, { call, status, before = [] }: By<'call'>): Promise<void> {
  for (const first of before) expect((await sendSketched(testSandbox, first)).status).toBeLessThan(300);
  const { status: answered, body } = await sendSketched(testSandbox, call);
  const { error } = body;
  const codes = [error?.code, ...(error?.errors ?? []).map((detail) => detail.code)];
  expect([answered, codes.includes(code)], JSON.stringify(error)).toEqual([status, true]);
}

async function byPhone(code: string, provocation: By<'phone'>): Promise<void> {
  const made = await provokeByPhone(testSandbox, provocation);
  expect(made.stateDetails.state).toBe('pending_confirmation');
  const ended = await get(made.id);
  expect([ended.stateDetails.state, ended.paymentMethod?.result?.code]).toEqual(['pending', code]);
}

async function byCard(code: string, provocation: By<'card'>): Promise<void> {
  const { page, typed } = await provokeByCard(testSandbox, provocation);
  expect(typed.status).toBe(200);
  expect((await page.payment()).paymentMethod?.result?.code).toBe(code);
}

describe('every code of the catalogue can be met', () => {
  it.each(Object.keys(errors) as (keyof typeof errors)[])('%s', (code) => {
    const provocation: Provocation | undefined = provocations[code];
    switch (provocation?.by) {
      case 'call':
        return byCall(code, provocation);
      case 'phone':
        return byPhone(code, provocation);
      case 'card':
        return byCard(code, provocation);
      default:
        throw new Error(`Nothing says how to meet ${code}: add it to its row in contract/errors.`);
    }
  });
});
