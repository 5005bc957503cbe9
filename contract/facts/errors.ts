import type { ErrorEntry } from '../errors/entry.ts';
import { type ErrorCode, errors } from '../errors.ts';
import type { Locale } from '../locales.ts';
import type { Provocation } from '../provocations/call.ts';
import { provocations } from '../provocations.ts';

/** An error as its page tells it. */
export interface ErrorFact {
  status: number;
  family: string;
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
  provocation: Provocation;
}

/** The catalogue in one language, by code: what it says, why, what to do, and how to meet it in the sandbox. */
export function errorFacts(locale: Locale): Record<ErrorCode, ErrorFact> {
  const entries = (Object.entries(errors) as [ErrorCode, ErrorEntry][]).map(([code, entry]) => {
    const { status, family, retryable, words, cause, remedy } = entry;
    const fact: ErrorFact = {
      status,
      family,
      retryable,
      msg: words[locale],
      cause: cause[locale],
      remedy: remedy[locale],
      provocation: provocations[code],
    };
    return [code, fact] as const;
  });
  return Object.fromEntries(entries) as Record<ErrorCode, ErrorFact>;
}
