import type { PaymentRequest } from '@balcao/contract/resources/payments/paymentSchema.ts';
import {
  defaultValidityMonths,
  mbWayValidityMinutes,
  pushMinutes,
} from '@balcao/contract/resources/payments/timeLimits.ts';
import { terminalLimits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { endOfDayAfterMonths, formatLisbon, isWritable, parseLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import type { MethodChoice, PaymentRecord } from './payment.ts';

const wrongDate = (field: 'start' | 'end', detail: Refusal['detail'], values: Refusal['values'] = {}) =>
  refuse('e00226', {
    source: { pointer: `/validDate/${field}` },
    detail,
    values: { field: `validDate_${field}`, ...values },
  });

const minute = 60_000;
/** Minutes for which the sandbox waits for a payer; a validity that starts later is refused. */
const waitingMinutes = { CC: pushMinutes, MW: pushMinutes, TPA: terminalLimits.cardWaitMinutes } as const;
const someMonths = (from: number) => endOfDayAfterMonths(from, defaultValidityMonths);

/** Default ends of validity by kind (docs/decisions/default-validity.md, docs/decisions/terminals.md). */
const usualEnds = {
  CC: someMonths,
  MB: someMonths,
  MW: (from: number) => from + mbWayValidityMinutes * minute,
  // In the last minute of a day it is the end of the next day, so that a card can still be presented.
  TPA: (from: number) => endOfDayAfterMonths(from + terminalLimits.cardWaitMinutes * minute, 0),
} as const satisfies Record<MethodChoice['code'] | 'TPA', (from: number) => number>;

/**
 * Validity of a payment (docs/decisions/default-validity.md).
 * @param sent `validDate` of the request
 * @param now milliseconds
 * @param kind MB WAY by phone is valid for 30 minutes, a terminal payment (TPA) for the day, others for six months
 * @returns e00226 naming `validDate_end` if it is not after start and now, or naming a date beyond year 9999
 */
export function validityOf(
  sent: PaymentRequest['validDate'],
  now: number,
  kind: keyof typeof usualEnds,
): Outcome<PaymentRecord['valid']> {
  const start = sent?.start ? parseLisbon(sent.start) : now;
  if (!isWritable(start)) return wrongDate('start', 'date_too_far');
  const end = sent?.end ? parseLisbon(sent.end) : usualEnds[kind](Math.max(start, now));
  if (!isWritable(end)) return wrongDate('end', 'date_too_far');
  if (end <= now) return wrongDate('end', 'end_passed', { now: formatLisbon(now) });
  if (end <= start) return wrongDate('end', 'end_before_start', { start: formatLisbon(start) });
  return ok({ start, end, blockLate: sent?.blockLatePayment ?? false });
}

/** Whether a payment becomes valid only after the sandbox has stopped waiting for its payer. */
export const startsLater = (
  { start }: PaymentRecord['valid'],
  now: number,
  kind: keyof typeof waitingMinutes,
): boolean => start > now + waitingMinutes[kind] * minute;

/** Validity of a payment that starts at once; a later start is e00226, because it would be paid before its validity. */
export function validityFromNow(
  sent: PaymentRequest['validDate'],
  now: number,
  kind: keyof typeof waitingMinutes,
): Outcome<PaymentRecord['valid']> {
  const valid = validityOf(sent, now, kind);
  if (!valid.ok || !startsLater(valid.value, now, kind)) return valid;
  return wrongDate('start', 'starts_later', { start: formatLisbon(valid.value.start) });
}
