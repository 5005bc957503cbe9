/** The database became unavailable, or works again. */
export type OutageEvent =
  | { kind: 'began'; reason: string }
  /** How long it lasted, and how many queries failed meanwhile. */
  | { kind: 'ended'; milliseconds: number; failures: number };
