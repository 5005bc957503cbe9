import type { Tenant, TenantState } from '@balcao/contract/control/tenants.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { type Api, apiOf } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

async function open(): Promise<{ tenant: Tenant; api: Api; other: Api }> {
  const { data } = await testSandbox.api.post<Tenant>('/sandbox/tenants', {});
  const as = ({ platformCode, privateKey, clientId }: Tenant['other']) =>
    apiOf(testSandbox.sandbox.fetch, { code: platformCode, privateKey, clientId });
  return { tenant: data, api: as(data), other: as(data.other) };
}

/** A state with its tokens out of sight: they are new each time. */
function withoutTokens(state: TenantState): unknown {
  const tokens = (state.tables.payments ?? []).flatMap(({ checkout_id: token }) => token ?? []);
  return JSON.parse(
    tokens.reduce<string>((text, token) => text.replaceAll(String(token), 'token'), JSON.stringify(state)),
  );
}

const exported = async (api: Api) => (await api.get<TenantState>('/sandbox/export')).data;
const imported = (api: Api, state: unknown) => api.post('/sandbox/import', state);

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
    const from = await open();
    const to = await open();
    await live(from.api);
    const state = await exported(from.api);
    expect((await imported(to.api, state)).status).toBe(200);
    expect(await everything(to.api)).toEqual(await everything(from.api));
    expect(await everything(to.other)).toEqual(await everything(from.other));
    expect(withoutTokens(await exported(to.api))).toEqual(withoutTokens(state));
    const next = async ({ api }: { api: Api }) => {
      const made = await api.post<Payment>('/api/payments/references', { amount: 1000 });
      return [made.data.id, made.data.referenceDetails];
    };
    expect(await next(to)).toEqual(await next(from));
  });

  it('puts back what was there when it was taken', async () => {
    const { api } = await open();
    await live(api);
    const before = await everything(api);
    const state = await exported(api);
    await api.post('/sandbox/clock', { advanceSeconds: 86_400 });
    await api.delete('/sandbox/faults');
    expect(await everything(api)).not.toEqual(before);
    expect((await imported(api, state)).status).toBe(200);
    expect(await everything(api)).toEqual(before);
  });

  it('carries no keys, no codes and no address of the sandbox it comes from', async () => {
    const { tenant, api } = await open();
    await live(api);
    const text = JSON.stringify(await exported(api));
    for (const own of [tenant.platformCode, tenant.privateKey, tenant.other.privateKey, 'localhost']) {
      expect(text).not.toContain(own);
    }
  });

  it('of the shared sandbox can be taken home and brought back', async () => {
    await live(testSandbox.api);
    const { api } = await open();
    const state = await exported(testSandbox.api);
    await imported(api, state);
    expect(await everything(api)).toEqual(await everything(testSandbox.api));
    expect((await imported(testSandbox.api, await exported(api))).status).toBe(200);
    expect(withoutTokens(await exported(testSandbox.api))).toEqual(withoutTokens(state));
  });

  it('may be larger than other bodies', async () => {
    const { api } = await open();
    const state = await exported(api);
    const bulky = { ...state, tables: { ...state.tables, payments: [{ x: 'x'.repeat(1_500_000) }] } };
    expect((await imported(api, bulky)).refusals).toEqual(['422 c0806']);
  });
});
