import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Provocation, ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, basic, merchant, otherMerchant, type RequestHeaders } from '../../testing/api.ts';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Every code of the catalogue, provoked through HTTP exactly as its provocation says. */
const testSandbox = useTestSandbox();
const { get, open } = purchases(testSandbox);

const callers: Readonly<Record<NonNullable<ProvokingRequest['as']>, RequestHeaders>> = {
  other: {
    authorization: basic(otherMerchant.code, otherMerchant.privateKey),
    'paypay-clientid': otherMerchant.clientId,
  },
  'wrong key': { authorization: basic(merchant.code, `${merchant.privateKey}!`) },
  nobody: { authorization: undefined },
};

function send({
  operation,
  path,
  params = {},
  query,
  body,
  rawBody,
  as,
  clientId,
}: ProvokingRequest): Promise<ApiResponse> {
  const known: Operation | undefined = operation ? operations[operation] : undefined;
  const address = (known?.path ?? path ?? '').replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const headers = { ...(as && callers[as]), ...(clientId !== undefined && { 'paypay-clientid': clientId }) };
  return testSandbox.api.send(known?.method ?? 'GET', `/api${address}${search}`, rawBody ?? body, headers);
}

type By<K extends Provocation['by']> = Extract<Provocation, { by: K }>;

async function byCall(code: string, { call, status, before = [] }: By<'call'>): Promise<void> {
  for (const first of before) expect((await send(first)).status).toBeLessThan(300);
  const { status: answered, body } = await send(call);
  const { error } = body;
  const codes = [error?.code, ...(error?.errors ?? []).map((detail) => detail.code)];
  expect([answered, codes.includes(code)], JSON.stringify(error)).toEqual([status, true]);
}

async function byPhone(code: string, { phone }: By<'phone'>): Promise<void> {
  const paymentMethod = { code: 'MW', details: { phoneNumber: phone } };
  const made = await testSandbox.api.post<Payment>('/api/payments', { amount: 1000, paymentMethod });
  expect(made.status).toBe(201);
  expect(made.data.stateDetails.state).toBe('pending_confirmation');
  await testSandbox.api.post('/sandbox/clock', { advanceSeconds: pushMinutes * 60 });
  const ended = await get(made.data.id);
  expect([ended.stateDetails.state, ended.paymentMethod?.result?.code]).toEqual(['pending', code]);
}

async function byCard(code: string, { number }: By<'card'>): Promise<void> {
  const page = await open();
  expect((await page.card(number)).status).toBe(200);
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
        throw new Error(`Nothing says how to meet ${code}: add it to contract/provocations.`);
    }
  });
});
