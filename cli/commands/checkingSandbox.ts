import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { sharedKeys } from '../library/caller.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import { openServed } from '../server/openServed.ts';
import { type Arguments, numberFrom } from '../terminal/arguments.ts';

/** Minimum of the random first payment id; other sandboxes seldom reach such ids. */
const leastPaymentId = 100_000_000;

/** Sets a random first payment id, so that a receiver that asks the wrong sandbox finds no payment. */
async function scatterPaymentIds({ call }: Connection): Promise<void> {
  const state = await call<TenantState>('GET', '/sandbox/export');
  const counters = state.tables.sequences ?? [];
  const next = leastPaymentId + Math.floor(Math.random() * 8 * leastPaymentId);
  const sequences = counters.map((each) => (each.name === 'payment' ? { ...each, next } : each));
  await call('POST', '/sandbox/import', { ...state, tables: { ...state.tables, sequences } });
}

/** Sandbox named by the options or the environment, or else a new one that is closed after the check. */
export async function openCheckingSandbox(options: Arguments['options']) {
  if (options.url || process.env.BALCAO_URL)
    return { ...connectionFrom(options), isOwn: false, close: async () => undefined };
  const port = numberFrom('port', options.port ?? '0', 0, 65_535);
  const { url, close } = await openServed({ port });
  // Uses the credentials of every fresh sandbox, because the environment may contain those of another sandbox.
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
    isOwn ? '--port chooses the port of this sandbox; --url names the one that the receiver asks already.' : [],
  ]
    .flat()
    .join('\n');
}

/** Message about a receiver that did not read the payment. This is not a failure by itself. */
export function unaskedText({ url, isOwn }: CheckingSandbox): string {
  const samePort = isOwn ? ` and check again with --port ${new URL(url).port}` : '';
  return [
    `The receiver never asked ${url} about a payment of this check. One that goes by the signature alone need not.`,
    'If yours asks, it asked another sandbox, and this result says little. Start it with',
    `PROVIDER_API=${url}/api, or your own setting for it,${samePort}`,
    'or name the sandbox that it asks as --url.',
  ].join('\n');
}
