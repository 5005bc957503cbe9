import type { AdminCode } from '@balcao/contract/admin/adminErrors.ts';
import type { ControlCode } from '@balcao/contract/control/controlErrors.ts';
import type { SandboxCode } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import type { ErrorCode } from '@balcao/contract/errors.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';

/** Location of the problem in the request (docs/decisions/response-envelope.md). */
export type Source = { pointer: string } | { parameter: string } | { header: string };

/** Refusal as a value; only HTTP and SOAP convert it to a message and a status. */
export interface Refusal {
  ok: false;
  code: ErrorCode | ControlCode | AdminCode | SandboxCode;
  source?: Source;
  /** Explanation of the violated rule, shown after the code's own text. */
  detail?: RefusalDetail;
  values?: Readonly<Record<string, string | number>>;
  /** Set only for codes with several statuses (e00600: 400 or 409; e00219: 422, 413 or 415; e00400: 400 or 502). */
  status?: 400 | 409 | 413 | 415 | 502;
  /** Value of `Retry-After`, if more exact than that of the catalogue. */
  retryAfterSeconds?: number;
}

/** Carries a refusal where no outcome can be returned, because any write may exceed a storage quota. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

interface Success<T> {
  ok: true;
  value: T;
}

export type Outcome<T> = Success<T> | Refusal;

/** Runs work and returns its refusal, whether returned or thrown. */
export async function outcomeOf<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal;
  }
}

export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function refuse(code: Refusal['code'], more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal {
  return { ok: false, code, ...more };
}
