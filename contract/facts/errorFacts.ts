import type { RestError } from '../errors/errorRow.ts';
import { type SandboxCode, sandboxErrors } from '../errors/s00100-s00104.sandbox.ts';
import { type ErrorCode, errors } from '../errors.ts';
import type { OriginKind } from '../provenance/origin.ts';
import { type FoundProvocation, provocations } from '../provocations/provocations.ts';
import type { Locale } from '../words/locales.ts';

interface ErrorFact {
  /** Whether only the sandbox returns this code. */
  sandboxOnly: boolean;
  status: number;
  family: string;
  origin: { code: OriginKind; mapping: OriginKind };
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
  /** Whether the remedy is outside the sandbox, so following it changes no data. */
  remedyOutside: boolean;
  provocation: FoundProvocation;
}

function factOf(
  { status, family, origin, retryable, words, cause, remedy, tried }: RestError,
  provocation: FoundProvocation,
  locale: Locale,
): ErrorFact {
  return {
    sandboxOnly: family === 's00100',
    status,
    family,
    origin: { code: origin.code.kind, mapping: origin.mapping.kind },
    retryable: retryable === true,
    msg: words[locale],
    cause: cause[locale],
    remedy: remedy[locale],
    remedyOutside: 'outside' in tried,
    provocation,
  };
}

/** Catalogue by code; codes that only the sandbox returns come last. */
export function errorFacts(locale: Locale): Record<ErrorCode | SandboxCode, ErrorFact> {
  const rows = Object.entries({ ...errors, ...sandboxErrors }) as [ErrorCode | SandboxCode, RestError][];
  return Object.fromEntries(rows.map(([code, row]) => [code, factOf(row, provocations[code], locale)])) as ReturnType<
    typeof errorFacts
  >;
}
