import type { FaultKind } from '../control/faultKinds.ts';
import type { SketchedSoapCall } from '../soap/sketchedCalls.ts';
import { say, type Words } from '../words/locales.ts';

/** Call of the API or the control API on a fresh sandbox. */
export interface ProvokingRequest {
  /** Operation id, resolved by tests; null if the URL itself is wrong, see `path`. */
  operation: string | null;
  path?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Raw body, sent instead of `body`. */
  rawBody?: string;
  /** Credentials; default: the seeded platform's. */
  as?: 'other' | 'wrong key' | 'nobody';
  /** `PayPay-ClientId`; default: the seeded entity's. */
  clientId?: string;
}

/** Call that must succeed; `{provoked}` is the id of the failed payment, `{0.uuid}` a field of the first response. */
export interface RemedyCall extends ProvokingRequest {
  /** Expected part of `data`; for a list, some of its items. */
  gives?: unknown;
}

/** Way to trigger a code; described in words if no single call can. */
export type Provocation =
  | { by: 'call'; call: ProvokingRequest; before?: readonly ProvokingRequest[] }
  | { by: 'soap'; call: SketchedSoapCall }
  | { by: 'scenario' }
  | { by: 'fault'; fault: FaultKind }
  | { by: 'streams'; streams: number }
  | { by: 'requests'; requests: number }
  | { by: 'pipelining' }
  | { by: 'words'; words: Words };

export const refused = (
  { gives: _, ...call }: RemedyCall,
  ...before: ProvokingRequest[]
): Extract<Provocation, { by: 'call' }> => ({ by: 'call', call, ...(before.length > 0 && { before }) });

/** Provocation in words, because no single call can cause it. */
export const inWords = (pt: string, es: string, en: string) => ({ by: 'words', words: say(pt, es, en) }) as const;
