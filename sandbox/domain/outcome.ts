import type { AdminCode } from '@balcao/contract/admin/errors.ts';
import type { ControlCode } from '@balcao/contract/control/errors.ts';
import type { SandboxCode } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import type { ErrorCode } from '@balcao/contract/errors.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';

/** Where in the request the problem lies (docs/decisions/response-envelope.md). */
export type Source = { pointer: string } | { parameter: string } | { header: string };

/** A no, as a value: only the faces (HTTP, SOAP) turn it into words and a status. */
export interface Refusal {
  ok: false;
  code: ErrorCode | ControlCode | AdminCode | SandboxCode;
  source?: Source;
  /** The sentence that says which rule was met, after the code's own wording. */
  detail?: RefusalDetail;
  values?: Readonly<Record<string, string | number>>;
  /** Only where one code answers with two statuses (e00600: 400 or 409; e00219: 422, 413 or 415; e00400: 400 or 502). */
  status?: 400 | 409 | 413 | 415 | 502;
  /** Value of `Retry-After`, where it is known better than the catalogue says. */
  retryAfterSeconds?: number;
}

/** Carries a refusal out of where no outcome can be returned: any act may find that there is no room left. */
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

/** Runs work whose refusal is a value, though one may be thrown on the way. */
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
