/** A call that is refused, sketched: what it takes to make it against a fresh sandbox. */
export interface CallFact {
  /** None: the address itself is wrong, see `path`. */
  operation: string | null;
  path?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Sent as it stands instead of `body`. */
  rawBody?: string;
  as?: 'other' | 'wrong key' | 'nobody';
  clientId?: string;
}

/** How a code is met in the sandbox, with the whole of the call that is refused. */
export type ProvocationFact =
  | { by: 'call'; call: CallFact; before?: readonly CallFact[] }
  | { by: 'phone'; phone: string }
  | { by: 'card'; number: string }
  | { by: 'fault'; fault: string }
  | { by: 'streams'; streams: number };
