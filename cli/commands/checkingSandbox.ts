import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { sharedKeys } from '../library/caller.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import { openServed } from '../server/openServed.ts';
import { type Arguments, numberFrom } from '../terminal/arguments.ts';

/** Ids of payments begin anywhere above this one, which other sandboxes seldom reach. */
const leastPaymentId = 100_000_000;

/** Lets the ids of payments begin anywhere: a receiver that asks another sandbox finds no other payment by the same id. */
async function scatterPaymentIds({ call }: Connection): Promise<void> {
  const state = await call<TenantState>('GET', '/sandbox/export');
  const counters = state.tables.sequences ?? [];
  const next = leastPaymentId + Math.floor(Math.random() * 8 * leastPaymentId);
  const sequences = counters.map((each) => (each.name === 'payment' ? { ...each, next } : each));
  await call('POST', '/sandbox/import', { ...state, tables: { ...state.tables, sequences } });
}

/** The sandbox that the options or the environment name, else one of its own that ends with the check. */
export async function openCheckingSandbox(options: Arguments['options']) {
  if (options.url || process.env.BALCAO_URL)
    return { ...connectionFrom(options), isOwn: false, close: async () => undefined };
  const port = numberFrom('port', options.port ?? '0', 0, 65_535);
  const { url, close } = await openServed({ port });
  // Its keys are those of every fresh sandbox, whatever the environment says of another.
  const { platformCode, privateKey, clientId } = sharedKeys;
  const connection = connectionFrom({ url, keys: [platformCode, privateKey, clientId].join(':') });
  await scatterPaymentIds(connection);
  return { ...connection, isOwn: true, close };
}

type CheckingSandbox = Awaited<ReturnType<typeof openCheckingSandbox>>;

export function placeText({ url, isOwn, keys }: CheckingSandbox): string {
  const which = isOwn ? 'a sandbox that ends with it' : 'a running sandbox';
  return [
    `The payments of this check are in ${which}: ${url}, platform ${keys.platformCode}.`,
    `A receiver that asks about them has to ask ${url}/api, as with PROVIDER_API=${url}/api.`,
    isOwn
      ? '--port chooses the port of this sandbox; --url names the one that the receiver asks already.'
      : [],
  ]
    .flat()
    .join('\n');
}

/** Says that the receiver asked about no payment; with that alone it has not failed. */
export function unaskedText({ url, isOwn }: CheckingSandbox): string {
  const samePort = isOwn ? ` and check again with --port ${new URL(url).port}` : '';
  return [
    `The receiver never asked ${url} about a payment of this check. One that goes by the signature alone need not.`,
    'If yours asks, it asked another sandbox, and this result says little. Start it with',
    `PROVIDER_API=${url}/api, or your own setting for it,${samePort}`,
    'or name the sandbox that it asks as --url.',
  ].join('\n');
}
