import { cancellationReasons } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get } = purchases(testSandbox);
const p = seed.payments;
const cancel = (id: string, body: unknown = {}) =>
  testSandbox.api.patch<Payment>(`/api/payments/${id}/cancellation`, body);

describe('reasons', () => {
  it('is the merchant’s own when nothing is said', async () => {
    const { status, data } = await cancel(p.realtimeReference);
    expect(status).toBe(200);
    expect(data.stateDetails).toEqual({ state: 'cancelled', createdAt: '2026-01-15T10:00:00+00:00' });
    expect(data.cancellation).toEqual({
      cancelled: true,
      cancelledAt: '2026-01-15T10:00:00+00:00',
      reason: 'merchant_cancelled',
    });
    expect(await get(p.realtimeReference)).toEqual(data);
  });

  it.each(cancellationReasons)('can be %s, with remarks', async (reason) => {
    const { data } = await cancel(p.realtimeReference, { reason, remarks: { text: 'Artigo esgotado' } });
    expect(data.cancellation?.reason).toBe(reason);
  });

  it.each(cancellationReasons)('%s closes the reference at the cash machine', async (reason) => {
    const { data } = await cancel(p.realtimeReference, { reason });
    const { entity, reference } = data.referenceDetails;
    const paid = await testSandbox.api.post('/sandbox/atm', { entity, reference, amount: data.amount });
    expect(paid.refusals).toEqual(['409 c0105']);
  });
});

describe('ignoreUnsupported', () => {
  it('is needed for a NORMAL reference: e00402 without, cancelled with', async () => {
    const refused = await cancel(p.pendingReference);
    expect(refused.refusals).toEqual(['400 e00402']);
    expect((await cancel(p.pendingReference, { ignoreUnsupported: false })).refusals).toEqual(['400 e00402']);
    expect((await get(p.pendingReference)).stateDetails.state).toBe('pending');
    const { data } = await cancel(p.pendingReference, { ignoreUnsupported: true });
    expect(data.stateDetails.state).toBe('cancelled');
  });

  it('is not needed for a phone that refused', async () => {
    expect((await cancel(p.refusedPhone)).data.stateDetails.state).toBe('cancelled');
  });
});

it.each([
  [p.waitingPhone, 'pending_confirmation'],
  [p.confirmedReference, 'confirmed'],
  [p.cancelledReference, 'cancelled'],
  [p.expiredReference, 'cancelled'],
])('%s in state %s is not cancelled: e00600, whatever is sent', async (id, state) => {
  const before = await get(id);
  for (const ignoreUnsupported of [false, true]) {
    const answer = await cancel(id, { ignoreUnsupported });
    expect(answer.refusals).toEqual(['400 e00600']);
    expect(answer.body.error?.errors[0]?.msg).toContain(state);
  }
  expect(await get(id)).toEqual(before);
});

it('tells its subscribers once', async () => {
  await testSandbox.api.post('/api/webhooks', {
    action: 'payment_cancelled',
    url: 'https://loja.example/hook',
  });
  await cancel(p.realtimeReference);
  await cancel(p.realtimeReference);
  await testSandbox.sandbox.settle();
  const hooks = testSandbox.receiver.received.filter(({ url }) => url === 'https://loja.example/hook');
  expect(hooks).toHaveLength(1);
  expect(JSON.parse(hooks[0]?.body ?? '').payments[0]).toEqual(await get(p.realtimeReference));
});
