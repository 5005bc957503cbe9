import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { type Moment, timelineOf } from '../../domain/payments/timeline.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** A payment changed more often than this is a test of patience; its latest messages are told. */
const deliveriesTold = 500;

/** A payment of the platform and what happened to it: e00502 for an unknown one and for another platform's. */
export function getTimeline(
  ports: Ports,
  { tenant, platformCode }: Caller,
  id: number,
): Promise<Outcome<{ payment: PaymentRecord; moments: Moment[] }>> {
  return ports.store.read(tenant, async (store) => {
    const payment = await store.payments.find(id);
    if (payment?.platformCode !== platformCode) return refuse('e00502', { source: { parameter: 'id' } });
    const filters = { paymentId: id, limit: deliveriesTold };
    const deliveries = await store.deliveries.list(platformCode, filters);
    return ok({ payment, moments: timelineOf(payment, deliveries) });
  });
}
