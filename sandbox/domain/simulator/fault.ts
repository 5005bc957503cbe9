import type { FaultKind } from '@balcao/contract/control/faultKinds.ts';

export interface FaultRecord {
  id: number;
  kind: FaultKind;
  /** Operation that meets it; null for any. */
  operation: string | null;
  /** Calls that will still meet it; null until it is cleared. */
  callsLeft: number | null;
  /** Delay of a call, for latency faults. */
  milliseconds: number | null;
  createdAt: number;
}

export type Fault = Pick<FaultRecord, 'kind' | 'milliseconds'>;

export interface FaultStore {
  list(): Promise<FaultRecord[]>;
  insert(fault: FaultRecord): Promise<void>;
  /** Removes the given fault, or all; returns the number removed. */
  remove(id?: number): Promise<number>;
  /** Takes the faults of a call of an operation, oldest first, and counts each down. */
  take(operation: string): Promise<FaultRecord[]>;
}
