import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';

/** What one moment of a payment was. */
function what({ action, state, code, amount, delivery }: PaymentMoment): string {
  if (delivery) {
    const { kind, event, url, attempt, status, error } = delivery;
    return `${kind} ${event}, attempt ${attempt} to ${url}: ${status ?? error ?? 'no response'}`;
  }
  const cents = amount === null ? [] : [`${amount} cents`];
  return [action ?? 'created', ...cents, `→ ${state}`, ...(code ? [`(${code})`] : [])].join(' ');
}

/** The life of a payment in lines: each step, and each attempt to tell the merchant of it. */
export function timelineText({ payment, moments }: PaymentTimeline): string {
  const { id, type, amount, stateDetails } = payment;
  return [
    `Payment ${id} (${type}, ${amount} cents) is ${stateDetails.state}:`,
    ...moments.map((moment) => `  ${moment.at}  ${what(moment)}`),
  ].join('\n');
}
