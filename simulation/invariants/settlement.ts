import type { PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { paymentOf } from '../actors/view.ts';
import type { Row } from '../world/changes.ts';
import { sumOf } from './misfit.ts';

const inLisbon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in Lisbon, as `2026-01-15` and `10:00:00`, by the time zone database of the runtime. */
export const wallOf = (instant: number) => inLisbon.format(instant).split(' ') as [date: string, time: string];

/** Formats a time as the old service does: `15-01-2026 10:00:00`. */
export function dayFirst(instant: number): string {
  const [date, time] = wallOf(instant);
  return `${date.split('-').reverse().join('-')} ${time}`;
}

/** Fee in units of 0.00000001 EUR, independent of the contract under test: 1.2 % and 5 cents, plus 23 % VAT. */
const unitsPerCent = 1_000_000;
const netUnits = (amountCents: number) => (amountCents * unitsPerCent * 12) / 1000 + 5 * unitsPerCent;
const taxUnits = (amountCents: number) => (netUnits(amountCents) * 23) / 100;

const euro = (units: number) =>
  `${Math.floor(units / (100 * unitsPerCent))}.${String(units % (100 * unitsPerCent)).padStart(8, '0')}`;

const dayOfYear = (date: string) => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000 + 1;

function judgeFee({ id, type, state, fee, amountCents, refunds = [] }: PaymentRecord): string | undefined {
  const costs = state === 'confirmed' && (type === 'payment' || type === 'capture');
  if (costs && !fee) return `payment ${id} is confirmed and has no fee`;
  if (!fee) return undefined;
  const isVoided = state === 'cancelled' && refunds.length > 0 && sumOf(refunds) === amountCents;
  if (isVoided) return `payment ${id} was voided and keeps a fee`;
  if (!costs) return `payment ${id} is a ${state} ${type} and has a fee`;
  const [net, tax] = [euro(netUnits(amountCents)), euro(taxUnits(amountCents))];
  return fee.netEuro === net && fee.taxEuro === tax
    ? undefined
    : `payment ${id}: the fee of ${amountCents} cents is ${fee.netEuro} and ${fee.taxEuro}, not ${net} and ${tax}`;
}

/** Requires a transfer at the midnight in Lisbon that ends the day of payment, or earlier on request. */
function judgeTransfer({ id, transfer, fee, paidAt = 0, createdAt }: PaymentRecord): string | undefined {
  if (!transfer) return fee?.invoice && `payment ${id} has an invoice and was not transferred`;
  const { at, payerReference } = transfer;
  const paid = Math.max(paidAt, createdAt);
  const [paidOn] = wallOf(paid);
  const isDaily = payerReference.startsWith('1-');
  const [transferredOn] = wallOf(isDaily ? at - 1 : at);
  const isInTime = transferredOn === paidOn && (!isDaily || wallOf(at)[1] === '00:00:00');
  if (!isInTime) return `payment ${id} was paid at ${paid} and transferred at ${at} as ${payerReference}`;
  const [series, year, day] = [isDaily ? '1' : '2', paidOn.slice(0, 4), dayOfYear(paidOn)];
  const number = String(day).padStart(3, '0');
  if (payerReference !== `${series}-${year.slice(2)}-${number}`)
    return `payment ${id} was transferred on ${paidOn} as ${payerReference}`;
  const { invoice } = fee ?? {};
  if (!invoice || invoice.at !== at) return `payment ${id} was transferred without its invoice`;
  return invoice.number === `FT ${year}/${series}${number}`
    ? undefined
    : `payment ${id}: the invoice of ${paidOn} is ${invoice.number}`;
}

/** Requires that only confirmed payments are transferred, once and with an invoiced fee. */
export function judgeSettlement(before: PaymentRecord | undefined, row: Row): string | undefined {
  const after = paymentOf(row);
  const { id, transfer, fee, state, history = [] } = after;
  if (before?.transfer && JSON.stringify(before.transfer) !== JSON.stringify(transfer))
    return `payment ${id} was transferred twice`;
  if (before?.fee?.invoice && JSON.stringify(before.fee.invoice) !== JSON.stringify(fee?.invoice))
    return `payment ${id} was invoiced twice`;
  if (history.filter(({ action }) => action === 'transfer' || action === 'invoice').length > 2)
    return `payment ${id} was transferred or invoiced twice`;
  if (transfer && state !== 'confirmed') return `payment ${id} is ${state} and was transferred`;
  if (state === 'confirmed' && fee && !transfer && row.due_at === null)
    return `payment ${id} is confirmed, and nothing will transfer it`;
  return judgeFee(after) ?? judgeTransfer(after);
}
