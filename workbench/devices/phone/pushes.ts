import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatCountdown, formatDuration } from '@balcao/text/durations.ts';
import type { Locale } from '../../core/locale.ts';

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

/** Formats a wait in minutes and seconds if it is short (`4:05`), or else in words. */
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

/** Ending of a payment's last notification; undefined while it waits, or if there is none. */
export function pushEndingOf(
  moments: readonly PaymentMoment[],
): { action: PushEnding; code: string | null } | undefined {
  const steps = moments.filter(({ action }) => isEnding(action) || sendActions.has(action));
  const last = steps.at(-1);
  return last && isEnding(last.action) ? { action: last.action, code: last.code } : undefined;
}
