import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../domain/ids/digest.ts';
import { firstFree } from '../../storage/sequences.ts';
import { exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

type Rows = Record<string, unknown>[];

const push = { sentAt: 0, expiresAt: 0 };
const ring = { at: 0, outcome: 'sing' };

/** Modification of a state, with the resulting refusal and its location. */
const mistakes: [string, (state: TenantState) => unknown, string, string][] = [
  ['no version', ({ tables }) => ({ tables }), '422 e00221', '/version'],
  ['another version', (state) => ({ ...state, version: '013_frozen_tenants' }), '422 c0805', '/version'],
  ['a row that is a number', (state) => put(state, 'payments', [7]), '422 c0806', '/tables/payments/0'],
  ['a table nobody knows', (state) => put(state, 'secrets', []), '422 c0806', '/tables/secrets'],
  ['a table missing', (state) => put(state, 'customers', undefined), '422 c0806', '/tables/customers'],
  ['two clocks', (state) => put(state, 'tenants', [{}, {}]), '422 c0806', '/tables/tenants'],
  [
    'too many rows',
    (state) => put(state, 'customers', Array(sandboxQuotas.stateRows + 1).fill({})),
    '422 c0807',
    '/tables',
  ],
  ...cells('a number that is a text', { amount: '1000' }, 'c0806', '/amount'),
  ...cells('a text that is null', { state: null }, 'c0806', '/state'),
  ...cells('a field nobody knows', { colour: 'red' }, 'c0806', '/colour'),
  ...cells('another platform', { platform_code: '9999' }, 'c0806', '/platform_code'),
  ...cells('a column of its own', { amount: 4242 }, 'c0808', ''),
  ...cells('an empty document', { document: {} }, 'c0806', '/document/id'),
  [
    'the same payment twice',
    (state) => put(state, 'payments', [...(state.tables.payments ?? []), state.tables.payments?.[0]]),
    '422 c0809',
    '/tables/payments',
  ],
  ...inDocument('a state of no payment', { state: 'lost' }, '/state'),
  ...inDocument('a time that is a text', { createdAt: 'yesterday' }, '/createdAt'),
  ...inDocument('a field of its own', { colour: 'red' }, '/colour'),
  ...inDocument('a phone that never stops ringing', { push: { ...push, answer: ring } }, '/push/answer/outcome'),
  ...inDocument('a callback that is a script', { sent: { callbackUrl: 'javascript:x' } }, '/sent/callbackUrl'),
  ...one('webhooks', 'an event nobody knows', { action: 'payment_lost' }, '/action'),
  ...one('webhooks', 'a script for an address', { url: 'javascript:alert(1)' }, '/url'),
  ...one('bank_accounts', 'an account without a bank', { document: { code: 'X' } }, '/document/owner'),
  ...one('tenants', 'a clock beyond all', { clock_offset: Number.MAX_SAFE_INTEGER }, '/clock_offset'),
  ...one('reference_ranges', 'as many references as nobody issued', { issued: 2 ** 40 }, '/issued'),
  ...one('customers', 'an id that is given out later', { uuid: uuidOf('customer', 500) }, '', 'c0808'),
  [
    'a verdict nobody can give',
    (state) =>
      change(state, 'entities', ({ document }) => ({
        document: { ...(document as object), verdict: { at: 5, action: 'eat' } },
      })),
    '422 c0806',
    '/tables/entities/0/document/verdict/action',
  ],
  ...counters('a payment below the newest one', 'payment', seed.firstFreePaymentId - 100),
  ...counters('a counter beyond all', 'delivery', Number.MAX_SAFE_INTEGER),
  [
    'more subscriptions than a sandbox keeps',
    (state) => put(state, 'webhooks', Array(sandboxQuotas.subscriptions.private + 1).fill({})),
    '422 c0807',
    '/tables/webhooks',
  ],
];

function put(state: TenantState, table: string, rows: unknown) {
  return { ...state, tables: { ...state.tables, [table]: rows } };
}

function change(state: TenantState, table: string, by: (row: Rows[number]) => object) {
  const [first = {}, ...others] = state.tables[table] as Rows;
  return put(state, table, [{ ...first, ...by(first) }, ...others]);
}

function one(table: string, name: string, by: object, at: string, code = 'c0806'): typeof mistakes {
  return [[name, (state) => change(state, table, () => by), `422 ${code}`, `/tables/${table}/0${at}`]];
}

function counters(name: string, counter: string, next: number): typeof mistakes {
  const index = (state: TenantState) => (state.tables.sequences ?? []).findIndex((row) => row.name === counter);
  const set = (state: TenantState) =>
    put(
      state,
      'sequences',
      (state.tables.sequences ?? []).map((row, at) => (at === index(state) ? { ...row, next } : row)),
    );
  const at = [...Object.keys(firstFree)].sort().indexOf(counter);
  return [[name, set, '422 c0806', `/tables/sequences/${at}/next`]];
}

function cells(name: string, by: object, code: string, at: string): typeof mistakes {
  return [[name, (state) => change(state, 'payments', () => by), `422 ${code}`, `/tables/payments/0${at}`]];
}

function inDocument(name: string, by: object, at: string): typeof mistakes {
  const hurt = (row: Rows[number]) => ({ document: { ...(row.document as object), ...by } });
  return [[name, (state) => change(state, 'payments', hurt), '422 c0806', `/tables/payments/0/document${at}`]];
}

describe('a bad state', () => {
  /** One sandbox for all cases, because a refused import must leave it unchanged. */
  let opened: ReturnType<typeof openPrivateSandbox> | undefined;

  it.each(mistakes)('with %s is refused whole', async (_, hurt, refusal, pointer) => {
    opened ??= openPrivateSandbox(testSandbox.sandbox);
    const { api } = await opened;
    const before = await exportState(api);
    const refused = await importState(api, hurt(before));
    expect(refused.refusals[0]).toBe(refusal);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
    expect(await exportState(api)).toEqual(before);
  });
});

describe('a delivery of a state', () => {
  it.each([
    ['waits for no moment', { state: 'waiting', due_at: null }],
    ['was delivered and waits for a moment', { state: 'delivered', due_at: 1 }],
  ])('that %s is refused', async (_, by) => {
    const { api } = await openPrivateSandbox(testSandbox.sandbox);
    await api.post('/api/payments/references', {
      amount: 1000,
      callbackUrl: 'https://loja.example/callback',
    });
    const state = await exportState(api);
    expect(state.tables.deliveries).toHaveLength(1);
    expect((await importState(api, state)).status).toBe(200);
    const refused = await importState(
      api,
      change(state, 'deliveries', () => by),
    );
    expect(refused.refusals).toEqual(['422 c0808']);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer: '/tables/deliveries/0' });
  });
});

it('a state whose file was cut is told where it ends', async () => {
  const { api } = await openPrivateSandbox(testSandbox.sandbox);
  const cut = JSON.stringify(await exportState(api)).slice(0, 900);
  const { body } = await importState(api, cut);
  expect(body.error?.errors[0]?.msg).toContain('linha 1, coluna 901');
});
