import type { WireRequest } from './wireRequest.ts';

/** A response, whatever its status. */
export interface WireResponse {
  status: number;
  /** Headers that the browser exposes to a page. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
}

/**
 * Why there is no response: timeout; stopped by the reader; no network; mixed content; no permission to call the
 * reader's local network; a server without CORS headers; an unreachable server; or a request that no browser can send.
 */
export type FailureKind =
  | 'timeout'
  | 'stopped'
  | 'offline'
  | 'mixed'
  | 'permission'
  | 'unreadable'
  | 'unreachable'
  | 'unsendable';
interface CallFailure {
  failure: FailureKind;
}

export type Outcome = WireResponse | CallFailure;

export function isCallFailure(outcome: Outcome): outcome is CallFailure {
  return 'failure' in outcome;
}

/** Sends one request and never throws; the signal aborts it. */
export type Transport = (request: WireRequest, stop: AbortSignal) => Promise<Outcome>;
