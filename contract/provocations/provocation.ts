import type { FaultKind } from '../control/faultKinds.ts';
import type { SketchedSoapCall } from '../soap/sketchedCalls.ts';
import { say, type Words } from '../words/locales.ts';

/** Call of the API or the control API against a fresh sandbox. */
export interface ProvokingRequest {
  /** Operation id, looked up by tests; null if the URL itself is wrong, see `path`. */
  operation: string | null;
  path?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Raw body, sent instead of `body`. */
  rawBody?: string;
  /** Credentials; by default the seeded platform's. */
  as?: 'other' | 'wrong key' | 'nobody';
  /** `PayPay-ClientId`; by default the seeded entity's. */
  clientId?: string;
}

/** Successful call; `{provoked}` is the failed payment's id, `{0.uuid}` a field of the first response. */
export interface RemedyCall extends ProvokingRequest {
  /** Subset of `data`; for a list, some of its items. */
  gives?: unknown;
}

/** How to trigger a code, in words if no single call can. */
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

/** Provocation that no single call can cause. */
export const inWords = (pt: string, es: string, en: string) => ({ by: 'words', words: say(pt, es, en) }) as const;
