import { errors } from '../errors.ts';
import { refusedCalls } from '../provocations/customers/refusedCalls.ts';
import type { Locale } from '../words/locales.ts';

/** Refused calls of the customers' operations in one language, with the status and the origin of each code. */
export function refusedCallFacts(locale: Locale) {
  return Object.fromEntries(
    Object.entries(refusedCalls).map(([operation, calls]) => [
      operation,
      calls.map(({ id, code, when, sent, remedy }) => ({
        id,
        code,
        status: errors[code].status,
        isChosen: errors[code].origin.mapping.kind === 'chosen',
        when: when[locale],
        sent: Object.entries(sent),
        remedy: remedy[locale],
      })),
    ]),
  );
}
