import { nextDueEvent, type Upcoming } from '../../domain/payments/upcoming.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';

const nextTry = ({ id, paymentId, dueAt }: DeliveryRecord): Upcoming[] =>
  dueAt === null ? [] : [{ kind: 'delivery_leaves', at: dueAt, paymentId, deliveryId: id }];

/** What the clock will make happen to a platform's payments and deliveries, soonest first. */
export async function listUpcoming(ports: Ports, caller: Caller, limit: number): Promise<Upcoming[]> {
  const { tenant, platformCode } = caller;
  const [payments, deliveries] = await ports.store.read(tenant, async (store) => [
    await store.payments.soonestDue(platformCode, limit),
    await store.deliveries.soonestDue(platformCode, limit),
  ]);
  const ahead = [
    ...payments.flatMap((payment) => nextDueEvent(payment) ?? []),
    ...deliveries.flatMap(nextTry),
  ];
  return ahead.sort((one, other) => one.at - other.at).slice(0, limit);
}
