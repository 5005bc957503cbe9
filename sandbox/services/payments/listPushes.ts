import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** A payment whose notification waits on a phone, and who asks for it. */
export interface WaitingPush {
  payment: PaymentRecord;
  merchant: string;
}

/** Notifications that wait on phones for a platform's entities, the newest first. */
export function listPushes(
  ports: Ports,
  { tenant, platformCode }: Caller,
  limit: number,
): Promise<WaitingPush[]> {
  return ports.store.read(tenant, async (store) => {
    const waiting = await store.payments.waitingPushes(platformCode, limit);
    const names = new Map<string, string>();
    for (const clientId of new Set(waiting.map((payment) => payment.clientId))) {
      const entity = await store.entities.find(clientId);
      names.set(clientId, entity?.registration.name ?? clientId);
    }
    return waiting.map((payment) => ({ payment, merchant: names.get(payment.clientId) ?? payment.clientId }));
  });
}
