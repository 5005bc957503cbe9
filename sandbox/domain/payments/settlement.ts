import { dayCloseAfter, formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';

/** At the close of day, or earlier on request. */
type Settlement = 'daily' | 'by hand';

/** First digit of a transfer's reference, which distinguishes daily transfers from requested ones. */
const series: Record<Settlement, number> = { daily: 1, 'by hand': 2 };

/** Year and day of the year: a unique number, because an entity is paid once a day. */
function dayOfYear(at: number): { year: string; day: number } {
  const date = formatLisbon(at).slice(0, 10);
  const year = date.slice(0, 4);
  return { year, day: (Date.parse(date) - Date.parse(`${year}-01-01`)) / 86_400_000 + 1 };
}

/** Midnight in Lisbon after a payment; null if no amount is due or it was already transferred. */
export function settlesAt({ state, fee, paidAt, createdAt, transfer }: PaymentRecord): number | null {
  if (state !== 'confirmed' || !fee || transfer || paidAt === undefined) return null;
  // A terminal payment may be registered days after it was paid.
  return dayCloseAfter(Math.max(paidAt, createdAt));
}

/** Pays the entity and invoices the fee (docs/decisions/fees-and-transfers.md); e00600 if no amount is due. */
export function settle(payment: PaymentRecord, at: number, settlement: Settlement): Outcome<Change> {
  if (settlesAt(payment) === null || !payment.fee) {
    return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  }
  // The close at midnight belongs to the previous day.
  const { year, day } = dayOfYear(settlement === 'daily' ? at - 1 : at);
  const number = String(day).padStart(3, '0');
  const payerReference = `${series[settlement]}-${year.slice(2)}-${number}`;
  const transferred = apply(payment, 'transfer', at, { transfer: { payerReference, at } });
  if (!transferred.ok) return transferred;
  const invoice = { number: `FT ${year}/${series[settlement]}${number}`, at };
  return apply(transferred.value.payment, 'invoice', at, { fee: { ...payment.fee, invoice } });
}
