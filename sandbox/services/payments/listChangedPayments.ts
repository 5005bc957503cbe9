import { paymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import { formatLisbon, writableInstants } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import type { FoundPayments } from './readPayments.ts';

/** Payments something was done to; a refund is told of on the payment it gives back of. */
const counts = ({ type, state }: PaymentRecord) =>
  type !== 'refund' && (state === 'confirmed' || state === 'cancelled');

/** An instant as a filter writes it; one that no year of four digits has becomes the nearest that one has. */
const written = (instant: number) =>
  formatLisbon(Math.min(Math.max(instant, writableInstants.earliest), writableInstants.latest));

/**
 * getEntityPayments of the SOAP service: what was confirmed, cancelled, refunded, transferred or invoiced in a period,
 * oldest change first (docs/decisions/soap-compatibility.md).
 * @param period in milliseconds
 * @param most payments that may have changed in it
 * @returns e00300 when there are more
 */
export function listChangedPayments(
  ports: Ports,
  caller: Caller,
  period: { start: number; end: number },
  most: number,
): Promise<Outcome<{ payments: PaymentRecord[] } & Pick<FoundPayments, 'accounts'>>> {
  return ports.store.read(caller.tenant, async (store) => {
    const updatedAt = { start: written(period.start), end: written(period.end) };
    const filters = paymentFilters.parse({ updatedAt, sort: 'updatedAt,id', limit: most });
    const { items, totalCount } = await store.payments.list(caller.clientId, filters);
    if (totalCount > most) return refuse('e00300');
    return ok({
      payments: items.filter(counts),
      accounts: await store.bankAccounts.list(caller.clientId),
    });
  });
}
