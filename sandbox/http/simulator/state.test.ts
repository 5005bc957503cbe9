import type { TenantState } from '@balcao/contract/control/tenants.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../testing/api.ts';
import { exportState, importState, openPrivateSandbox } from '../../testing/privateSandbox.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

/** A state with its tokens out of sight: they are new each time. */
function withoutTokens(state: TenantState): unknown {
  const tokens = (state.tables.payments ?? []).flatMap(({ checkout_id: token }) => token ?? []);
  return JSON.parse(
    tokens.reduce<string>((text, token) => text.replaceAll(String(token), 'token'), JSON.stringify(state)),
  );
}

/** Lets something of everything happen. */
async function live(api: Api): Promise<void> {
  const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000, code: 'É' });
  await api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await api.post('/api/payments', {
    amount: 2000,
    paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
  });
  await api.post('/api/customers', { customerId: 'C-9', firstName: 'Rui' });
  await api.post('/api/webhooks', { action: 'payment_cancelled', url: 'https://loja.example/hook' });
  await api.put('/sandbox/webhooks/401/failure-mode', { failureMode: 'delayed' });
  await api.post('/sandbox/faults', { kind: 'latency', operation: 'createPayment', calls: 3 });
  await api.post('/sandbox/clock', { advanceSeconds: 90 });
}

const looks = [
  '/api/payments',
  '/api/customers',
  '/api/webhooks',
  '/api/referenceRanges',
  '/api/bankAccounts',
  '/api/terminals',
  `/api/customers/${seed.customers.own}/paymentMethods`,
  `/api/customers/${seed.customers.own}/entities`,
  '/sandbox/entities',
  '/sandbox/faults',
  '/sandbox/pushes',
  '/sandbox/clock',
];

async function everything(api: Api): Promise<unknown[]> {
  const seen = [];
  for (const path of looks) seen.push((await api.get(path)).body.data);
  // Each sandbox has an inbox of its own; that is all that may differ.
  return JSON.parse(JSON.stringify(seen).replaceAll(/inbox\/\d+/g, 'inbox/own'));
}

describe('a state', () => {
  it('answers in another sandbox as in the one it was taken from, and goes on from there', async () => {
    const from = await openPrivateSandbox(testSandbox.sandbox);
    const to = await openPrivateSandbox(testSandbox.sandbox);
    await live(from.api);
    const state = await exportState(from.api);
    expect((await importState(to.api, state)).status).toBe(200);
    expect(await everything(to.api)).toEqual(await everything(from.api));
    expect(await everything(to.otherApi)).toEqual(await everything(from.otherApi));
    expect(withoutTokens(await exportState(to.api))).toEqual(withoutTokens(state));
    const next = async ({ api }: { api: Api }) => {
      const made = await api.post<Payment>('/api/payments/references', { amount: 1000 });
      return [made.data.id, made.data.referenceDetails];
    };
    expect(await next(to)).toEqual(await next(from));
  });

  it('carries no keys, no codes and no address of the sandbox it comes from', async () => {
    const { api, ...tenant } = await openPrivateSandbox(testSandbox.sandbox);
    await live(api);
    const text = JSON.stringify(await exportState(api));
    for (const own of [tenant.platformCode, tenant.privateKey, tenant.other.privateKey, 'localhost']) {
      expect(text).not.toContain(own);
    }
  });
});
