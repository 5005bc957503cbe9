import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatDuration } from '../dates.ts';
import type { Locale } from '../locale.ts';

/** A phone and the notifications that wait on it. */
export interface WaitingPhone {
  number: string;
  pushes: readonly Push[];
}

/** Phones with something to answer, the one that rang last first. */
export function phonesOf(pushes: readonly Push[]): WaitingPhone[] {
  const numbers = [...new Set(pushes.map(({ phoneNumber }) => phoneNumber))];
  return numbers.map((number) => ({
    number,
    pushes: pushes.filter(({ phoneNumber }) => phoneNumber === number),
  }));
}

/** How much of its time a notification has left. */
export interface TimeLeft {
  /** Whole seconds, never below zero. */
  seconds: number;
  /** From 1, all of it, down to 0. */
  share: number;
}

/** @param now the sandbox's time, in milliseconds */
export function timeLeft({ createdAt, expiresAt }: Push, now: number): TimeLeft {
  const end = Date.parse(expiresAt);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const whole = Math.max(1, (end - Date.parse(createdAt)) / 1000);
  return { seconds, share: Math.min(1, seconds / whole) };
}

/** A wait as it is shown: on a kitchen clock where it is short, `4:05`, else in words. */
export function showLeft(seconds: number, locale: Locale): string {
  if (seconds >= 3600) return formatDuration(seconds, locale);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How a notification can end. */
const endings = ['accept_push', 'refuse_push', 'fail_push', 'expire_push'] as const;
export type Ending = (typeof endings)[number];

const isEnding = (action: PaymentMoment['action']): action is Ending =>
  (endings as readonly (string | null)[]).includes(action);

/** Steps that put a notification on a phone. */
const sends: ReadonlySet<PaymentMoment['action']> = new Set(['create_push', 'retry_push'] as const);

/** The phone a payment rang on last. */
export function rangOn(moments: readonly PaymentMoment[]): string | undefined {
  return moments.findLast(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? undefined;
}

/** How the last notification of a payment ended; undefined while it waits, or where there was none. */
export function endingOf(
  moments: readonly PaymentMoment[],
): { action: Ending; code: string | null } | undefined {
  const steps = moments.filter(({ action }) => isEnding(action) || sends.has(action));
  const last = steps.at(-1);
  return last && isEnding(last.action) ? { action: last.action, code: last.code } : undefined;
}
