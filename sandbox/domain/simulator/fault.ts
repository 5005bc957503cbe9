import type { FaultKind } from '@balcao/contract/control/faultKinds.ts';

export interface FaultRecord {
  id: number;
  kind: FaultKind;
  /** The operation it waits for; null for any. */
  operation: string | null;
  /** How many calls still meet it; null until it is cleared. */
  callsLeft: number | null;
  /** How long a call waits, where waiting is the fault. */
  milliseconds: number | null;
  createdAt: number;
}

export type Fault = Pick<FaultRecord, 'kind' | 'milliseconds'>;

export interface FaultStore {
  list(): Promise<FaultRecord[]>;
  insert(fault: FaultRecord): Promise<void>;
  /** Takes the faults away that are named, or all; says how many went. */
  remove(id?: number): Promise<number>;
  /** Faults a call of an operation meets now, the oldest first; each is counted down by it. */
  take(operation: string): Promise<FaultRecord[]>;
}
