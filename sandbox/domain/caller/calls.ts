import { lateAnswerSeconds } from '@balcao/contract/control/callerRules.ts';
import type { WarningReason } from '@balcao/contract/control/controlSchema.ts';
import type { RequestEntry } from '../ports.ts';
import { type CallerRule, withoutKey } from './facts.ts';

/** Warnings about values typed by payers, which the program only passes on. */
const ofPayers: readonly WarningReason[] = [
  'tax_number_beginning',
  'phone_number',
  'phone_left_out',
  'hidden_characters',
  'replaced_characters',
  'plus_in_url',
];

/** Warnings of a call, with list positions replaced with `*`. */
const warningsOf = ({ warnings }: RequestEntry) =>
  warnings
    .filter(({ reason }) => !ofPayers.includes(reason))
    .map(({ reason, pointer }) => `${pointer.replace(/\/\d+(?=\/|$)/g, '/*')} ${reason}`.trim());

/** Finds warnings in the newest call of an operation that earlier calls already had, so they were ignored. */
export const ignoredWarning: CallerRule = ({ calls }) => {
  const newest = new Map(calls.map((call) => [call.operation, call]));
  return [...newest.values()].flatMap((call) => {
    const earlier = calls.filter((each) => each !== call && each.operation === call.operation);
    const known = new Set(earlier.flatMap(warningsOf));
    return [...new Set(warningsOf(call))]
      .filter((warning) => known.has(warning))
      .map((detail) => ({ at: call.at, call, detail }));
  });
};

const url = /https?:[^"\s]+/g;

/** Finds calls with the private key in their own URL or in a URL in their body. */
export const keyInUrl: CallerRule = ({ calls, privateKey }) => {
  const hasKey = (text: string) => withoutKey(text, privateKey) !== text;
  return calls
    .filter(({ path, requestBody }) => [path, ...(requestBody?.match(url) ?? [])].some(hasKey))
    .map((call) => ({ at: call.at, call }));
};

/** Finds messages that were answered late, except those that the sandbox itself sent slowly. */
export const webhookAnsweredLate: CallerRule = ({ deliveries }) =>
  deliveries.flatMap((delivery) =>
    delivery.attempts
      .filter(
        ({ status, durationMilliseconds, failureMode }) =>
          status !== null && durationMilliseconds > lateAnswerSeconds * 1000 && failureMode !== 'slow',
      )
      .map(({ at, durationMilliseconds }) => ({
        at,
        delivery,
        paymentId: delivery.paymentId ?? undefined,
        detail: `${durationMilliseconds} ms`,
      })),
  );
