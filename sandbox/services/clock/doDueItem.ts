import { type DueItem, keyOf } from '../../domain/clock/dueItems.ts';
import type { Ports } from '../../domain/ports.ts';
import { applyDueVerdict } from '../entities/passVerdict.ts';
import { applyDuePaymentAction } from './passDueTime.ts';

/**
 * Does to a payment or a registration what time does, at the moment it falls due, however late we come to it. Failures
 * of before are forgotten then: a later one counts anew.
 * @returns false when it was not due any more, or is due still
 */
export async function processDueItem(ports: Ports, item: DueItem): Promise<boolean> {
  const { tenant, at } = item;
  const done =
    item.kind === 'payment'
      ? await applyDuePaymentAction(ports, tenant, item.paymentId, at)
      : await applyDueVerdict(ports, tenant, item.clientId, at);
  if (done && item.failedBefore) {
    await ports.store.write(tenant, ({ failures }) => failures.clear(keyOf(item)));
  }
  return done;
}
