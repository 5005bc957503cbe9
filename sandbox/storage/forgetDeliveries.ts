import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { Connection } from './connection.ts';

/** The oldest finished deliveries are looked for once in this many ids. */
const forgottenAtOnce = 500;

/** The most deliveries one change makes stay together: their payload is named by the first of them. */
export const longestFamily = 10_000;

/** Every now and then the oldest that are finished go with their payloads, so that the outbox does not grow for ever. */
export async function forgetOldest({ db, tenant }: Connection, first: number, count: number): Promise<void> {
  const newest = first + count - 1;
  if (Math.floor(newest / forgottenAtOnce) === Math.floor((first - 1) / forgottenAtOnce)) return;
  const horizon = newest - sandboxQuotas.deliveries;
  if (horizon < 1) return;
  await db
    .deleteFrom('deliveries')
    .where('tenant', '=', tenant)
    .where('state', '!=', 'waiting')
    .where('id', '<=', horizon)
    .execute();
  const used = db
    .selectFrom('deliveries')
    .select('payload_id')
    .where('tenant', '=', tenant)
    .where('id', '<=', horizon + longestFamily);
  await db
    .deleteFrom('webhook_payloads')
    .where('tenant', '=', tenant)
    .where('id', '<=', horizon)
    .where('id', 'not in', used)
    .execute();
}
