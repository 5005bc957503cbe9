import type { WireRequest } from './wireRequest.ts';

/** What came back, whatever its status. */
export interface WireResponse {
  status: number;
  /** Those the browser shows a page. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  /** Milliseconds from sending to the last byte. */
  ms: number;
}

/**
 * Why nothing came back: too late; stopped by the reader; no network; a page that is safe asked a server that is not;
 * the browser has not let this page call the reader's own machine; a server that is there but does not let this page
 * read its answer; nobody there; or a request no browser can send.
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
export interface CallFailure {
  failure: FailureKind;
}

export type Outcome = WireResponse | CallFailure;

export function isCallFailure(outcome: Outcome): outcome is CallFailure {
  return 'failure' in outcome;
}

/** Sends one call and never throws; the signal is the reader's own wish to stop. */
export type Transport = (request: WireRequest, stop: AbortSignal) => Promise<Outcome>;
