import type { FaultKind } from '../control/faultKinds.ts';
import type { SketchedSoapCall } from '../soap/calls.ts';
import { say, type Words } from '../words/locales.ts';

/** A call of the API or the control API, sketched: what it takes to make it against a fresh sandbox. */
export interface ProvokingRequest {
  /** Id of its operation, which tests look up; none where the URL itself is wrong, see `path`. */
  operation: string | null;
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

/** A call that succeeds; `{provoked}` is the failed payment's id, `{0.uuid}` a field of the first response. */
export interface RemedyCall extends ProvokingRequest {
  /** What `data` holds at least; of a list, items it holds. */
  gives?: unknown;
}

/** How to meet a code; what no single call can do is said in words. */
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

/** What no single call can do. */
export const inWords = (pt: string, es: string, en: string) =>
  ({ by: 'words', words: say(pt, es, en) }) as const;
