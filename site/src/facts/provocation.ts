/** A refused call, with what is needed to make it against a fresh sandbox. */
export interface CallFact {
  /** Null: the path itself is wrong, see `path`. */
  operation: string | null;
  path?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Raw text sent instead of `body`. */
  rawBody?: string;
  as?: 'other' | 'wrong key' | 'nobody';
  clientId?: string;
}

/** How to provoke a code in the sandbox, with the refused call. */
export type ProvocationFact =
  | { by: 'call'; call: CallFact; before?: readonly CallFact[] }
  | { by: 'phone'; phone: string; saved?: boolean }
  | { by: 'card'; number: string }
  | { by: 'fault'; fault: string }
  | { by: 'streams'; streams: number }
  | { by: 'requests'; requests: number }
  | { by: 'pipelining' };

/** The refusals that the console of a page of the reference knows. */
export interface Refusals {
  /** Every code of the page's catalogue. */
  codes: readonly string[];
  calls: readonly { code: string; msg: string; call: CallFact }[];
}
