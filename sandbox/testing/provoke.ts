import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import type { FoundProvocation } from '@balcao/contract/provocations/provocations.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type ApiResponse, basic, merchant, otherMerchant, type RequestHeaders } from './api.ts';
import { purchases } from './purchases.ts';
import type { TestSandbox } from './testSandbox.ts';

type By<K extends FoundProvocation['by']> = Extract<FoundProvocation, { by: K }>;

const callers: Readonly<Record<NonNullable<ProvokingRequest['as']>, RequestHeaders>> = {
  other: {
    authorization: basic(otherMerchant.code, otherMerchant.privateKey),
    'paypay-clientid': otherMerchant.clientId,
  },
  'wrong key': { authorization: basic(merchant.code, `${merchant.privateKey}!`) },
  nobody: { authorization: undefined },
};

const calls: Readonly<Record<string, Operation | undefined>> = operations;

export function sendSketched(
  { api }: Pick<TestSandbox, 'api'>,
  { operation, path, params = {}, query, body, rawBody, as, clientId }: ProvokingRequest,
): Promise<ApiResponse> {
  const known: Operation | undefined = operation ? calls[operation] : undefined;
  const address = (known?.path ?? path ?? '').replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const headers = { ...(as && callers[as]), ...(clientId !== undefined && { 'paypay-clientid': clientId }) };
  return api.send(known?.method ?? 'GET', `/api${address}${search}`, rawBody ?? body, headers);
}

/** Creates a payment by a magic phone, whose attempt ends before the push expires. */
export async function provokeByPhone(testSandbox: TestSandbox, { phone, saved }: By<'phone'>) {
  const details = { phoneNumber: phone, ...(saved && { createRegistration: true }) };
  const made = await testSandbox.api.post<Payment>('/api/payments', {
    amount: 1000,
    customUniqueId: 'PROVOKED',
    paymentMethod: { code: 'MW', details },
    ...(saved && { customer: { uuid: seed.customers.own } }),
  });
  await testSandbox.api.post('/sandbox/clock', { advanceSeconds: pushMinutes * 60 });
  return made.data;
}

export async function provokeByCard(testSandbox: TestSandbox, { number }: By<'card'>) {
  const page = await purchases(testSandbox).open();
  return { page, typed: await page.card(number) };
}
