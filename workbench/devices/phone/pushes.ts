import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatCountdown, formatDuration } from '@balcao/text/durations.ts';
import type { Locale } from '../../core/locale.ts';

/** Country code of numbers without one. */
const home = '351';

/** Formats a phone number of the API, `351#912345678`, as `912 345 678`; numbers of other countries keep their code. */
export function showPhone(phone: string): string {
  const [country = '', number = ''] = phone.split('#');
  const grouped = number.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
  return country === home ? grouped : `+${country}\u00a0${grouped}`;
}

/**
 * Converts a typed phone number to the API's format, with a hash sign after the country code. Other text is sent
 * unchanged, so that the API explains the problem.
 */
export function phoneOf(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  const [, local] = /^(?:(?:\+|00)?351)?(\d{9})$/.exec(bare) ?? [];
  return local ? `${home}#${local}` : bare.replace(/^(\+|00)/, '');
}

export interface WaitingPhone {
  number: string;
  pushes: readonly Push[];
}

export function phonesOf(pushes: readonly Push[]): WaitingPhone[] {
  const numbers = [...new Set(pushes.map(({ phoneNumber }) => phoneNumber))];
  return numbers.map((number) => ({
    number,
    pushes: pushes.filter(({ phoneNumber }) => phoneNumber === number),
  }));
}

/** A wait as it is shown: in minutes and seconds where it is short, `4:05`, else in words. */
export function formatTimeLeft(seconds: number, locale: Locale): string {
  if (seconds >= 3600) return formatDuration(seconds, locale);
  return formatCountdown(seconds);
}

const endings = ['accept_push', 'refuse_push', 'fail_push', 'expire_push'] as const;
export type PushEnding = (typeof endings)[number];

const isEnding = (action: PaymentMoment['action']): action is PushEnding =>
  (endings as readonly (string | null)[]).includes(action);

const sendActions: ReadonlySet<PaymentMoment['action']> = new Set(['create_push', 'retry_push'] as const);

export function lastPhoneOf(moments: readonly PaymentMoment[]): string | undefined {
  return moments.findLast(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? undefined;
}

/** How the last notification of a payment ended; undefined while it waits or where there is none. */
export function pushEndingOf(
  moments: readonly PaymentMoment[],
): { action: PushEnding; code: string | null } | undefined {
  const steps = moments.filter(({ action }) => isEnding(action) || sendActions.has(action));
  const last = steps.at(-1);
  return last && isEnding(last.action) ? { action: last.action, code: last.code } : undefined;
}
