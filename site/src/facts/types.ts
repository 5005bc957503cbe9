import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** What the pages read of the contract's facts; contract/generated/facts.<locale>.json holds more. */
export interface OperationFact {
  id: string;
  method: HttpMethod;
  path: string;
  tag: string;
  summary: string;
  description: string;
  auth: 'platform-and-entity' | 'platform' | 'none';
  success: number;
  errors: readonly string[];
}

export interface TagFact {
  id: string;
  label: string;
  words: string;
}

export type PaymentState = 'pending' | 'pending_confirmation' | 'confirmed' | 'authorised' | 'cancelled';

export interface StateFact {
  id: PaymentState;
  label: string;
  words: string;
}

export interface EventFact {
  id: string;
  words: string;
}

export interface ErrorFact {
  id: string;
  status: number;
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
}

/** What the virtual ATM says when it refuses. */
export interface RefusalFact {
  code: string;
  status: number;
  msg: string;
}

/** What the contract has a table of states for. */
export type Lifecycle = 'payment' | 'checkout' | 'entity' | 'terminal' | 'delivery';

/** One row of a lifecycle: what happens in a state, where it leads, what is announced. */
export interface TransitionFact<State extends string = string> {
  from: State | 'new';
  action: string;
  to: State;
  events: readonly string[];
  actionLabel: string;
  whoLabel: string;
}

export interface LimitsFact {
  methodLimits: Record<'CC' | 'MB' | 'MW', { minCents: number; maxCents: number }>;
  retryGapsMinutes: readonly number[];
  acceptedStatuses: Record<'webhook' | 'callback', readonly number[]>;
  deliveryTimeoutSeconds: number;
  disableAfterFailures: number;
  signatureToleranceSeconds: number;
  defaultValidityMonths: number;
  statusCheckMinutes: number;
  multibancoBusinessHours: number;
}

/** What every fresh sandbox holds. */
export interface SeedFact {
  platform: { code: string; privateKey: string };
  entity: { clientId: string; name: string };
}
