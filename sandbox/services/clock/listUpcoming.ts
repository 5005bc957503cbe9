import type { ItemFailure, ItemKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { nextDueEvent, type Upcoming } from '../../domain/payments/upcoming.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';

/** Items of the caller's tenant that are set aside, newest first. */
export function listSetAside({ store }: Ports, { tenant }: Caller, limit: number): Promise<ItemFailure[]> {
  return store.read(tenant, ({ failures }) => failures.listSetAside(limit));
}

/** Retries an item at once; c1001 if it was not set aside. */
export async function retrySetAside({ store }: Ports, { tenant }: Caller, item: ItemKey): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.retry(item))) ? ok(true) : nothing();
}

const nothing = () => refuse('c1001', { source: { parameter: 'id' } });

/** Gives up an item; c1001 if it was not set aside. */
export async function dropSetAside({ store }: Ports, { tenant }: Caller, item: ItemKey): Promise<Outcome<true>> {
  return (await store.write(tenant, ({ failures }) => failures.drop(item))) ? ok(true) : nothing();
}

const nextTry = ({ id, paymentId, dueAt }: DeliveryRecord): Upcoming[] =>
  dueAt === null ? [] : [{ kind: 'delivery_leaves', at: dueAt, paymentId, deliveryId: id }];

/** Upcoming events of a platform's payments and deliveries, earliest first. */
export async function listUpcoming(ports: Ports, caller: Caller, limit: number): Promise<Upcoming[]> {
  const { tenant, platformCode } = caller;
  const [payments, deliveries] = await ports.store.read(tenant, async (store) => [
    await store.payments.soonestDue(platformCode, limit),
    await store.deliveries.soonestDue(platformCode, limit),
  ]);
  const ahead = [...payments.flatMap((payment) => nextDueEvent(payment) ?? []), ...deliveries.flatMap(nextTry)];
  return ahead.sort((one, other) => one.at - other.at).slice(0, limit);
}
