import type { Tenant, TenantState } from '@balcao/contract/control/tenants.ts';
import { sandboxQuotas } from '@balcao/contract/limits.ts';
import type { Payment } from '@balcao/contract/payments/schema.ts';
import { seed } from '@balcao/contract/seed.ts';
import { describe, expect, it } from 'vitest';
import { type Api, apiOf, basic } from '../../testing/api.ts';
import { useTrial } from '../../testing/trial.ts';

const trial = useTrial();

async function open(): Promise<{ tenant: Tenant; api: Api; other: Api }> {
  const { data } = await trial.api.post<Tenant>('/sandbox/tenants', {});
  const as = ({ platformCode, privateKey, clientId }: Tenant['other']) =>
    apiOf(trial.sandbox.fetch, { code: platformCode, privateKey, clientId });
  return { tenant: data, api: as(data), other: as(data.other) };
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
  await api.put('/sandbox/webhooks/401/mischief', { mischief: 'delayed' });
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
    expect(await exported(to.api)).toEqual(state);
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
    await live(trial.api);
    const { api } = await open();
    const state = await exported(trial.api);
    await imported(api, state);
    expect(await everything(api)).toEqual(await everything(trial.api));
    expect((await imported(trial.api, await exported(api))).status).toBe(200);
    expect(await exported(trial.api)).toEqual(state);
  });

  it('may be larger than other bodies', async () => {
    const { api } = await open();
    const state = await exported(api);
    const bulky = { ...state, tables: { ...state.tables, payments: [{ x: 'x'.repeat(1_500_000) }] } };
    expect((await imported(api, bulky)).refusals).toEqual(['422 c0806']);
  });
});

type Rows = Record<string, unknown>[];

/** What is done to a state, what it is refused with, and where. */
const mistakes: [string, (state: TenantState) => unknown, string, string][] = [
  ['no version', ({ tables }) => ({ tables }), '422 e00221', '/version'],
  ['another version', (state) => ({ ...state, version: '001_tables' }), '422 c0805', '/version'],
  ['no tables', ({ version }) => ({ version }), '422 e00221', '/tables'],
  ['a table that is a text', (state) => put(state, 'payments', 'x'), '422 e00219', '/tables/payments'],
  ['a row that is a number', (state) => put(state, 'payments', [7]), '422 e00219', '/tables/payments/0'],
  ['a table nobody knows', (state) => put(state, 'secrets', []), '422 c0806', '/tables/secrets'],
  ['the platforms', (state) => put(state, 'platforms', []), '422 c0806', '/tables/platforms'],
  ['a table missing', (state) => put(state, 'customers', undefined), '422 c0806', '/tables/customers'],
  ['no counters', (state) => put(state, 'sequences', []), '422 c0806', '/tables/sequences'],
  ['two clocks', (state) => put(state, 'tenants', [{}, {}]), '422 c0806', '/tables/tenants'],
  [
    'too many rows',
    (state) => put(state, 'customers', Array(sandboxQuotas.stateRows + 1).fill({})),
    '422 c0807',
    '/tables',
  ],
  ...cells('a number that is a text', { amount: '1000' }, 'c0806', '/amount'),
  ...cells('a number with a fraction', { amount: 10.5 }, 'c0806', '/amount'),
  ...cells('a number beyond all', { amount: 1e300 }, 'c0806', '/amount'),
  ...cells('a text that is null', { state: null }, 'c0806', '/state'),
  ...cells('a field nobody knows', { colour: 'red' }, 'c0806', '/colour'),
  ...cells('a field missing', { client_id: undefined }, 'c0806', '/client_id'),
  ...cells('a document that is a text', { document: '{}' }, 'c0806', '/document'),
  ...cells('another platform', { platform_code: '9999' }, 'c0806', '/platform_code'),
  ...cells('a column of its own', { amount: 4242 }, 'c0808', ''),
  ...cells('an empty document', { document: {} }, 'c0808', ''),
  [
    'the same payment twice',
    (state) => put(state, 'payments', [...(state.tables.payments ?? []), state.tables.payments?.[0]]),
    '422 c0809',
    '/tables/payments',
  ],
  ...inDocument('a state of no payment', { state: 'lost' }),
  ...inDocument('a time that is a text', { createdAt: 'yesterday' }),
  ...inDocument('a phone that never stops ringing', {
    state: 'pending_confirmation',
    push: { sentAt: 0, expiresAt: 0, answer: { at: 0, outcome: 'sing' } },
  }),
  ...one('webhooks', 'an event nobody knows', { action: 'payment_lost' }),
  ...one('webhooks', 'a mischief nobody knows', { mischief: 'rude' }),
  ...one('bank_accounts', 'an account without a bank', { document: { code: 'X' } }),
  ...one('tenants', 'a clock beyond all', { clock_offset: Number.MAX_SAFE_INTEGER }),
  ...one('entities', 'a verdict nobody can give', {
    due_at: 5,
    document: { clientId: '1', state: 'pending', verdict: { at: 5, action: 'eat' } },
  }),
];

function put(state: TenantState, table: string, rows: unknown) {
  return { ...state, tables: { ...state.tables, [table]: rows } };
}

/** Changes the first row of a table. */
function change(state: TenantState, table: string, by: (row: Rows[number]) => object) {
  const [first = {}, ...others] = state.tables[table] as Rows;
  return put(state, table, [{ ...first, ...by(first) }, ...others]);
}

function one(table: string, name: string, by: object): typeof mistakes {
  return [[name, (state) => change(state, table, () => by), '422 c0808', `/tables/${table}/0`]];
}

function cells(name: string, by: object, code: string, at: string): typeof mistakes {
  return [[name, (state) => change(state, 'payments', () => by), `422 ${code}`, `/tables/payments/0${at}`]];
}

function inDocument(name: string, by: object): typeof mistakes {
  const hurt = (row: Rows[number]) => ({ document: { ...(row.document as object), ...by } });
  return [[name, (state) => change(state, 'payments', hurt), '422 c0808', '/tables/payments/0']];
}

describe('a bad state', () => {
  /** One sandbox for all of them: none may leave a trace in it. */
  let opened: ReturnType<typeof open> | undefined;

  it.each(mistakes)('with %s is refused whole', async (_, hurt, refusal, pointer) => {
    opened ??= open();
    const { api } = await opened;
    const before = await exported(api);
    const refused = await imported(api, hurt(before));
    expect(refused.refusals[0]).toBe(refusal);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
    expect(await exported(api)).toEqual(before);
  });
});

describe('a sandbox', () => {
  it('that is full says so instead of growing', async () => {
    const { api, tenant } = await open();
    const state = await exported(api);
    const rows = (state.tables.sequences as Rows).map((row) =>
      row.name === 'payment' ? { ...row, next: seed.firstFreePaymentId + sandboxQuotas.things } : row,
    );
    await imported(api, put(state, 'sequences', rows));
    const before = (await api.get<Payment[]>('/api/payments')).data;
    const answer = await trial.sandbox.fetch(
      new Request('http://localhost:4000/api/payments/references', {
        method: 'POST',
        headers: {
          Authorization: basic(tenant.platformCode, tenant.privateKey),
          'PayPay-ClientId': tenant.clientId,
        },
        body: '{"amount":1000}',
      }),
    );
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: { code: 'c0803' } });
    expect((await api.get<Payment[]>('/api/payments')).data).toEqual(before);
  });
});
