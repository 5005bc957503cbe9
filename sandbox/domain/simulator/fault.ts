import type { FaultKind } from '@balcao/contract/control/faultKinds.ts';

export interface FaultRecord {
  id: number;
  kind: FaultKind;
  /** Operation that the fault affects; null for all. */
  operation: string | null;
  /** Number of calls still to be affected; null for all calls until it is cleared. */
  callsLeft: number | null;
  /** Delay added to a call, for latency faults. */
  milliseconds: number | null;
  createdAt: number;
}

export type Fault = Pick<FaultRecord, 'kind' | 'milliseconds'>;

export interface FaultStore {
  list(): Promise<FaultRecord[]>;
  insert(fault: FaultRecord): Promise<void>;
  /** Removes the given fault, or all faults; returns the number removed. */
  remove(id?: number): Promise<number>;
  /** Takes the faults for a call of an operation, oldest first, and decrements the remaining calls of each. */
  take(operation: string): Promise<FaultRecord[]>;
}
