import { type DueItem, hasPassed, keyOf } from '../../domain/clock/dueItems.ts';
import { nextVerdictAt } from '../../domain/entities/entity.ts';
import { nextDueAt } from '../../domain/payments/upcoming.ts';
import type { Ports, TenantStore } from '../../domain/ports.ts';
import { applyDueVerdicts } from '../entities/changeEntity.ts';
import { applyDueActions } from '../payments/changePayment.ts';

/**
 * Whether an item is due by the tenant's clock, which a reset or an import may have set back since the item was listed.
 * Asked once the item is locked, so that neither can come in between.
 */
async function isStillDue({ clock }: Ports, store: TenantStore, at: number): Promise<boolean> {
  const offset = await store.clockOffset();
  return offset !== undefined && clock.now() + offset >= at;
}

/** Applies the due action of a payment unless the payment has changed; returns whether it was applied. */
function applyDuePaymentAction(ports: Ports, tenant: string, paymentId: number, at: number): Promise<boolean> {
  return ports.store.write(tenant, async (store) => {
    const payment = await store.payments.find(paymentId);
    if (!payment || !(await isStillDue(ports, store, at))) return false;
    const now = await applyDueActions(store, payment, at);
    return hasPassed(at, nextDueAt(payment), nextDueAt(now));
  });
}

/** Applies the due review result of a magic tax number; returns whether it was applied. */
function applyDueVerdict(ports: Ports, tenant: string, clientId: string, at: number): Promise<boolean> {
  return ports.store.write(tenant, async (store) => {
    const entity = await store.entities.find(clientId);
    if (!entity || !(await isStillDue(ports, store, at))) return false;
    const now = await applyDueVerdicts(store, entity, at);
    return hasPassed(at, nextVerdictAt(entity), nextVerdictAt(now));
  });
}

/** Processes a due payment or registration, and clears its failures; returns false if it is not due. */
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
