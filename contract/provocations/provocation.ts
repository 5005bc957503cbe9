import type { FaultKind } from '../control/faultKinds.ts';
import type { OperationId } from '../operations.ts';

/** A call of the API, sketched: what it takes to make it against a fresh sandbox. */
export interface ProvokingRequest {
  /** None: the URL itself is wrong, see `path`. */
  operation: OperationId | null;
  path?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent as it stands instead of `body`. */
  rawBody?: string;
  /** Whose credentials; the seeded platform's when left out. */
  as?: 'other' | 'wrong key' | 'nobody';
  /** `PayPay-ClientId`; the seeded entity's when left out. */
  clientId?: string;
}

/**
 * How to meet a code: a call that is refused with it, a magic phone or card whose payment ends in it (a phone, in some
 * cases, only when the payment saves it), a fault that any call can ask for, more event streams than the sandbox
 * allows, more requests within a minute than a sandbox on a public network does, or a request on a connection that has
 * one without a response.
 */
export type Provocation =
  | { by: 'call'; call: ProvokingRequest; status: number; before?: readonly ProvokingRequest[] }
  | { by: 'phone'; phone: string; saved?: true }
  | { by: 'card'; number: string }
  | { by: 'fault'; fault: FaultKind }
  | { by: 'streams'; streams: number }
  | { by: 'requests'; requests: number }
  | { by: 'pipelining' };

/** A call that is refused, and with which status. */
export function refusedWith(
  status: number,
  call: ProvokingRequest,
  before?: readonly ProvokingRequest[],
): Provocation {
  return { by: 'call', call, status, ...(before && { before }) };
}
