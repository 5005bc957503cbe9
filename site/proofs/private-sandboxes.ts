import type { Tenant, TenantState } from '@balcao/contract/control/controlTenants.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { exportState, importState, openPrivateSandbox, type PrivateSandbox } from '@balcao/sandbox/testing/api.ts';
import { expect } from 'vitest';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { bounded, fillSubscriptions, reference, subscription } from './verbs/sandbox-quotas.ts';

const open = ({ sandbox }: Pick<World, 'sandbox'>, seed?: string) => openPrivateSandbox(sandbox, seed ? { seed } : {});

const credentialsOf = ({ platformCode, privateKey, other }: Tenant) => [
  platformCode,
  privateKey,
  other.platformCode,
  other.privateKey,
];

/** Lists that a caller can read, with the ids of their objects. */
const listed = [
  '/api/payments?limit=100',
  '/api/customers',
  '/api/webhooks',
  '/api/terminals',
  '/api/referenceRanges',
  '/api/bankAccounts',
  '/sandbox/entities',
  '/sandbox/clock',
  '/sandbox/faults',
];

/** All lists that a caller can read. Ids of inboxes are replaced, because they differ between sandboxes. */
async function everythingOf({ api }: Pick<PrivateSandbox, 'api'>): Promise<unknown[]> {
  const seen = [];
  for (const path of listed) seen.push((await api.get(path)).body.data);
  return JSON.parse(JSON.stringify(seen).replaceAll(/inbox\/\d+/g, 'inbox/own'));
}

const tokensOf = ({ tables }: TenantState) =>
  (tables.payments ?? []).flatMap(({ checkout_id: token }) => (token ? [String(token)] : []));

/** Creates the data that a state must contain. */
async function live({ api }: PrivateSandbox): Promise<void> {
  const { data } = await api.post<Payment>(reference, { amount: 1000 });
  await api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await api.post('/api/customers', { customerId: 'C-9', firstName: 'Rui' });
  await api.post('/sandbox/faults', { kind: 'latency', calls: 3, operation: 'createSdk' });
  await api.post('/sandbox/clock', { advanceSeconds: 90 });
}

export default proofs('private-sandboxes', {
  'share-nothing': async (world) => {
    const [mine, yours] = [await open(world), await open(world)];
    const { data } = await mine.api.post<Payment>(reference, { amount: 1000 });
    await mine.api.post('/sandbox/clock', { advanceSeconds: 3600 });
    for (const { id } of (await mine.api.get<Webhook[]>('/api/webhooks')).data)
      await mine.api.delete(`/api/webhooks/${id}`);
    for (const { api } of [yours, world])
      expect((await api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
    expect((await yours.api.get<Webhook[]>('/api/webhooks')).data).not.toEqual([]);
    expect((await yours.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 0 });
    await yours.api.post('/sandbox/reset');
    expect((await mine.api.get(`/api/payments/${data.id}`)).status).toBe(200);
  },
  'seed-gives-the-same-credentials': async (world) => {
    const mine = await open(world, 'loja');
    expect((await world.api.post('/sandbox/tenants', { seed: 'loja' })).refusals).toEqual(['409 c0802']);
    const elsewhere = await openTestSandbox({ sqlite: ':memory:' });
    const same = await open(elsewhere, 'loja');
    const page = async ({ api }: PrivateSandbox) =>
      (await api.post<{ id: string }>('/api/checkouts', { payment: { amount: 1000 } })).data.id;
    expect([credentialsOf(same), same.checkouts]).toEqual([credentialsOf(mine), mine.checkouts]);
    expect(await page(same)).toBe(await page(mine));
    await elsewhere.close();
    const every = [mine, await open(world), await open(world)];
    const own = every.flatMap((each) => [...credentialsOf(each), ...Object.values(each.checkouts)]);
    expect(new Set(own).size).toBe(own.length);
    for (const each of every) {
      await each.api.post('/sandbox/reset');
      expect(await everythingOf(each)).toEqual(await everythingOf(world));
    }
  },
  'state-is-exported-and-imported': async (world) => {
    const [from, to] = [await open(world), await open(world)];
    await live(from);
    const before = await everythingOf(from);
    const state = await exportState(from.api);
    await from.api.post('/sandbox/reset');
    expect(await everythingOf(from)).not.toEqual(before);
    for (const each of [from, to]) {
      expect((await importState(each.api, state)).status).toBe(200);
      expect(await everythingOf(each)).toEqual(before);
    }
    const { data: calls } = await to.api.get<{ operation: string }[]>('/sandbox/requests');
    expect(calls.map(({ operation }) => operation)).not.toContain('createReference');
    expect(JSON.stringify(state)).not.toContain('createReference');
  },
  'imported-state-has-new-page-ids': async (world) => {
    const [from, to] = [await open(world), await open(world)];
    const state = await exportState(from.api);
    await importState(to.api, state);
    const after = await exportState(to.api);
    const [old, fresh] = [tokensOf(state), tokensOf(after)];
    expect(fresh).toHaveLength(old.length);
    for (const token of old) expect(fresh).not.toContain(token);
    const withoutTokens = (text: string, tokens: string[]) =>
      tokens.reduce((left, token, n) => left.replaceAll(token, `token ${n}`), text);
    expect(JSON.parse(withoutTokens(JSON.stringify(after), fresh))).toEqual(
      JSON.parse(withoutTokens(JSON.stringify(state), old)),
    );
    for (const token of old) expect((await to.api.get(`/api/checkouts/${token}`)).refusals).toEqual(['404 e00501']);
    const ready = world.seed.payments.readyCheckout;
    const row = after.tables.payments?.find(({ id }) => String(id) === ready);
    await world.payerOnPage(String(row?.checkout_id)).card(world.cards.visa);
    const { data } = await to.api.get<Payment>(`/api/payments/${ready}`);
    expect(data.stateDetails.state).toBe('confirmed');
  },
  'link-has-its-keys-in-the-fragment': async (world) => {
    const { workbenchUrl, platformCode, privateKey, clientId } = await open(world);
    const { pathname, search, hash } = new URL(workbenchUrl);
    expect([pathname, search]).toEqual(['/', '']);
    expect(hash).toBe(`#keys=${platformCode}:${privateKey}:${clientId}`);
  },
  'deleting-or-reset-makes-room': chosen(['limit-sandboxQuotas'], async (world) => {
    const full = await bounded(world);
    const once = () => full.send('/api/webhooks', subscription);
    expect(await fillSubscriptions(full)).toBe('429 c0810');
    expect([await once(), full.retryAfter()]).toEqual(['429 c0810', null]);
    await full.api.delete(`/api/webhooks/${world.seed.webhooks.confirmed}`);
    expect([await once(), await once()]).toEqual(['200', '429 c0810']);
    await full.api.post('/sandbox/reset');
    expect(await once()).toBe('200');
  }),
  'full-sandbox-still-sends': async (world) => {
    const full = await bounded(world);
    const validDate = { end: '2026-01-15T12:00:00' };
    const { data } = await full.api.post<{ id: string }>(reference, { amount: 1000, validDate });
    expect(await fillSubscriptions(full)).toBe('429 c0810');
    await full.api.post('/sandbox/clock', { advanceSeconds: 2 * 3600 });
    const { data: ended } = await full.api.get<Payment>(`/api/payments/${data.id}`);
    expect(ended.stateDetails.state).toBe('cancelled');
    const told = await world.notifications(subscription.url);
    expect(told.map(({ payments: [payment] }) => payment.id)).toContain(data.id);
  },
  'idlest-makes-room': chosen(['limit-sandboxQuotas'], async () => {
    const small = await openTestSandbox({ sqlite: ':memory:' }, { mostTenants: 3 });
    const [first, second, third] = [await open(small), await open(small), await open(small)];
    const refused = async () => (await small.api.post('/sandbox/tenants', {})).refusals;
    const served = async ({ api }: PrivateSandbox) => {
      const { status } = await api.get('/api/webhooks');
      await api.get('/sandbox/requests');
      return status;
    };
    small.clock.at += 30 * 60_000;
    for (const each of [third, first]) expect(await served(each)).toBe(200);
    small.clock.at += 29 * 60_000;
    expect(await refused()).toEqual(['429 c0801']);
    small.clock.at += 60_000;
    expect(await refused()).toEqual([]);
    expect(await refused()).toEqual(['429 c0801']);
    expect(await Promise.all([first, second, third].map(served))).toEqual([200, 401, 200]);
    await small.close();
  }),
});
