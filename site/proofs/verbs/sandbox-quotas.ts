import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { mostItems } from '@balcao/contract/schema/requestLimits.ts';
import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import { exportState, importState } from '../../../sandbox/testing/privateSandbox.ts';
import type { World } from '../check/world.ts';

/** Fills private sandboxes until they refuse. */

export const reference = '/api/payments/references';
export const subscription = { action: 'payment_cancelled', url: 'https://loja.example/hook' };

/** A private sandbox, and calls that its quotas may refuse: the description of the API does not tell of them. */
export async function bounded(world: World) {
  const tenant = await world.openPrivateSandbox();
  const { platformCode, privateKey, clientId } = tenant;
  const headers = { authorization: basic(platformCode, privateKey), 'paypay-clientid': clientId };
  let retryAfter: string | null = null;
  const send = async (path: string, body: object): Promise<string> => {
    const response = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    retryAfter = response.headers.get('retry-after');
    const { error } = (await response.json()) as { error?: { code: string } };
    return error ? `${response.status} ${error.code}` : String(response.status);
  };
  /** Header of the last response. */
  return { ...tenant, send, retryAfter: () => retryAfter };
}
type Bounded = Awaited<ReturnType<typeof bounded>>;

/** Sends a call again and again; gives what it got when it was first not accepted. */
async function sendUntilRefused({ send }: Bounded, path: string, body: object, accepted: string) {
  for (let n = 0; n < 2500; n += 1) {
    const got = await send(path, body);
    if (got !== accepted) return got;
  }
  throw new Error('The sandbox does not fill up.');
}

/** Subscribes until no more are accepted; gives what the last call got. */
export const fillSubscriptions = (sandbox: Bounded) =>
  sendUntilRefused(sandbox, '/api/webhooks', subscription, '200');

/** A checkout about as large as one may be; a character takes three bytes. */
const largeCheckout = {
  payment: {
    amount: 1000,
    additionalData: Array.from({ length: mostItems.additionalData }, (_, n) => ({
      key: `${n}`.padEnd(255, 'ã'),
      value: '円'.repeat(255),
      type: 'STRING',
    })),
  },
  redirects: Array.from({ length: mostItems.redirects }, () => ({
    type: 'success',
    url: 'https://loja.example/'.padEnd(2000, '円'),
  })),
};

/** Creates large checkouts until one is refused. */
export const fillBytes = (sandbox: Bounded) =>
  sendUntilRefused(sandbox, '/api/checkouts', largeCheckout, '201');

interface EntityRow {
  client_id: string;
  document: { registration: object };
}

/** Registers entities until no more are accepted, most of them by a state; gives what the last two calls got. */
export async function fillEntities({ api, send }: Bounded): Promise<string[]> {
  const state = await exportState(api);
  const own = (state.tables.entities ?? []) as unknown as EntityRow[];
  const like = own.find(({ client_id }) => client_id === seed.entity.clientId);
  if (!like) throw new Error('The state has no entity of the seed.');
  const missing = sandboxQuotas.objects.private - 1 - own.length;
  const more = Array.from({ length: missing }, (_, n) => {
    const clientId = String(510_000_000 + n);
    const registration = { ...like.document.registration, clientId };
    return { ...like, client_id: clientId, document: { ...like.document, clientId, registration } };
  });
  const tables = { ...state.tables, entities: [...own, ...more] };
  expect((await importState(api, { ...state, tables })).refusals).toEqual([]);
  const user = { name: 'Rui', email: 'rui@loja.example' };
  const register = (clientId: string) => send('/api/entities', { clientId, name: 'Nova, Lda.', user });
  return [await register('501964843'), await register('502011378')];
}
