import { defaultValidityMonths, mbWayValidityMinutes } from '@balcao/contract/limits.ts';
import type { PaymentRequest } from '@balcao/contract/payments/schema.ts';
import { endOfDayAfterMonths, isWritable, parseLisbon } from '../lisbonTime.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { MethodChoice, PaymentRecord } from './payment.ts';

const wrongDate = (field: 'start' | 'end', detail?: 'end_before_start') =>
  refuse('e00226', {
    source: { pointer: `/validDate/${field}` },
    detail,
    values: { field: `validDate_${field}` },
  });

/**
 * From when to when a payment can be paid (FACTS 3.4).
 * @param sent `validDate` of the request
 * @param now milliseconds
 * @param method MB WAY by phone lives 30 minutes, everything else six months
 * @returns e00226 naming `validDate_end` when it does not lie after start and now, or the date no calendar writes
 */
export function validityOf(
  sent: PaymentRequest['validDate'],
  now: number,
  method: MethodChoice['code'],
): Outcome<PaymentRecord['valid']> {
  const start = sent?.start ? parseLisbon(sent.start) : now;
  if (!isWritable(start)) return wrongDate('start');
  const usual = Math.max(start, now);
  const end = sent?.end
    ? parseLisbon(sent.end)
    : method === 'MW'
      ? usual + mbWayValidityMinutes * 60_000
      : endOfDayAfterMonths(usual, defaultValidityMonths);
  if (!isWritable(end)) return wrongDate('end');
  if (end <= start || end <= now) return wrongDate('end', 'end_before_start');
  return ok({ start, end, blockLate: sent?.blockLatePayment ?? false });
}
