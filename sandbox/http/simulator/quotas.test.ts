import type { Tenant, TenantState } from '@balcao/contract/control/controlTenants.ts';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../domain/ids/digest.ts';
import { basic, exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { filledState, moreEntities, morePayments, type StateRow } from '../../testing/filledState.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Quotas count existing rows, regardless of imported counters and deleted rows. */
const testSandbox = useTestSandbox();
const { objects, subscriptions } = sandboxQuotas;

/** Sends a request that may exceed a quota; the description of the provider's API does not mention this refusal. */
async function send({ platformCode, privateKey, clientId }: Tenant, path: string, body: object): Promise<string> {
  const answer = await testSandbox.sandbox.fetch(
    new Request(`http://localhost:4000${path}`, {
      method: 'POST',
      headers: { Authorization: basic(platformCode, privateKey), 'PayPay-ClientId': clientId },
      body: JSON.stringify(body),
    }),
  );
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error ? `${answer.status} ${error.code}` : String(answer.status);
}

const created_at = 0;

/** Rows that fill each table, and a request that would add one more. */
const bounded: [
  table: string,
  most: number,
  make: (state: TenantState) => (n: number) => StateRow,
  path: string,
  body: object,
][] = [
  ['payments', objects.private, morePayments, '/api/payments/references', { amount: 1000 }],
  [
    'customers',
    objects.private,
    () => (serial) => {
      const uuid = uuidOf('customer', serial);
      const client_id = seed.entity.clientId;
      const document = { uuid, serial, clientId: client_id, details: {}, createdAt: 0, updatedAt: 0 };
      return { uuid, serial, client_id, customer_id: null, email: null, document };
    },
    '/api/customers',
    { firstName: 'Rui' },
  ],
  [
    'entities',
    objects.private,
    moreEntities,
    '/api/entities',
    { clientId: '501964843', name: 'Nova, Lda.', user: { name: 'Rui', email: 'rui@loja.example' } },
  ],
  [
    'webhooks',
    subscriptions.private,
    () => (id) => ({
      id,
      platform_code: seed.platform.code,
      action: 'payment_confirmed',
      handler: 'paypay-v2',
      url: 'https://loja.example',
      created_at,
      failures_in_a_row: 0,
      disabled_at: null,
      disabled_reason: null,
      failure_mode: null,
    }),
    '/api/webhooks',
    { action: 'payment_confirmed', url: 'https://loja.example' },
  ],
];

describe('a private sandbox', () => {
  it.each(bounded)('has no room for one more row of %s when it has %i', async (table, most, make, path, body) => {
    const tenant = await openPrivateSandbox(testSandbox.sandbox);
    const state = await exportState(tenant.api);
    const refusal = table === 'webhooks' ? '429 c0810' : '429 c0803';
    const allButOne = filledState(state, table, most - 1, make(state));
    expect((await importState(tenant.api, allButOne)).refusals).toEqual([]);
    expect(await send(tenant, path, body)).toMatch(/^20[01]$/);
    expect(await send(tenant, path, { ...body, ...(table === 'entities' && { clientId: '502011378' }) })).toBe(refusal);
    const tooMany = filledState(state, table, most + 1, make(state));
    expect((await importState(tenant.api, tooMany)).refusals).toEqual(['422 c0807']);
  });

  it('refuses a state with more faults than wait at once', async () => {
    const { api } = await openPrivateSandbox(testSandbox.sandbox);
    await api.post('/sandbox/faults', { kind: 'server_error' });
    const state = await exportState(api);
    const [like = {}] = state.tables.faults ?? [];
    const more = filledState(state, 'faults', 51, (id) => ({ ...like, id }));
    expect((await importState(api, more)).refusals).toEqual(['422 c0807']);
  });
});
