/** The database became unavailable, or works again. */
export type OutageEvent =
  | { kind: 'began'; reason: string }
  /** How long it lasted, and how many queries failed meanwhile. */
  | { kind: 'ended'; milliseconds: number; failures: number };

export interface DatabaseHealth {
  /** Fulfilled when it can be read and written. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** `listener` is told when the database becomes unavailable and when it works again, not of each query. */
  onOutage(listener: (event: OutageEvent) => void): void;
}
