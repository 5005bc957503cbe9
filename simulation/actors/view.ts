import type { PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import type { Row, WatchedTable } from '../world/changes.ts';
import type { Shop } from '../world/shop.ts';
import type { World } from '../world/world.ts';

const documents = new WeakMap<Row, unknown>();

export function documentOf<T>(row: Row): T {
  const known = documents.get(row);
  if (known) return known as T;
  const read = JSON.parse(String(row.document));
  documents.set(row, read);
  return read;
}

export const paymentOf = (row: Row) => documentOf<PaymentRecord>(row);

/** Number of newest objects to choose from, so that several actions meet on one object. */
const newest = 12;

/** Payments of a shop, oldest first. */
export function paymentsOf(
  world: World,
  { tenant, platformCode, clientId }: Shop,
  fits: (payment: PaymentRecord) => boolean = () => true,
): PaymentRecord[] {
  const all = world.changes.rows('payments', tenant).map(paymentOf);
  const own = all.filter(
    (payment) => payment.platformCode === platformCode && payment.clientId === clientId && fits(payment),
  );
  return own.sort((one, other) => one.id - other.id).slice(-newest);
}

/** Column values of the newest rows of a shop's tenant. */
export function namesOf(world: World, { tenant }: Shop, table: WatchedTable, column: string): string[] {
  return world.changes
    .rows(table, tenant)
    .map((row) => String(row[column]))
    .slice(-newest);
}

export function subscriptionsOf(world: World, { tenant, platformCode }: Shop): string[] {
  return world.changes
    .rows('webhooks', tenant)
    .filter((row) => row.platform_code === platformCode)
    .map(({ id }) => String(id));
}
