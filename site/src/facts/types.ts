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
  /** What to use instead, where it is deprecated. */
  deprecated?: string | null;
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
  /** What it tells of, and the states in which it leaves that. */
  about: 'payment' | 'entity';
  states: readonly string[];
  /** Names of the ways to pay it comes by; none for an entity. */
  ways: readonly string[];
}

export interface ErrorFact {
  id: string;
  /** Whether it is the sandbox's own, which the provider never gives. */
  sandboxOnly: boolean;
  status: number;
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
  provocation: Provocation;
}

/**
 * How a code is met in the sandbox: by a refused call, which the catalogue spells out, by a magic phone or card, by a
 * fault asked for, or by too many event streams.
 */
export type Provocation =
  | { by: 'call' }
  | { by: 'phone'; phone: string }
  | { by: 'card'; number: string }
  | { by: 'fault'; fault: string }
  | { by: 'streams'; streams: number };

/** A field of a request or a model, as the API's description has it (plugins/fields). */
export interface FieldFact {
  /** The way to it as pages write it: `redirects[].type`. */
  name: string;
  type: string;
  isRequired: boolean;
  isNullable: boolean;
  words: string;
  format?: string;
  pattern?: string;
  example?: string;
  oneOf?: readonly string[];
  /** What holds when it is not sent. */
  standard?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** What the virtual ATM says when it refuses. */
export interface RefusalFact {
  code: string;
  status: number;
  msg: string;
}

/** A family of errors: its own code and sentence, and what belongs to it. */
export interface FamilyFact {
  id: string;
  msg: string;
  statuses: readonly number[];
  count: number;
}

/** What one version of the API does otherwise than the one before. */
export interface ChangeFact {
  subject: string;
  before: string;
  now: string;
}

/** Where a value lives in a call of the REST API. */
export type RestPlace = 'header' | 'path' | 'query' | 'body' | 'data' | 'error' | 'status';

/** A field of the SOAP service, and what holds its value in REST. */
export interface MoveFact {
  soap: string;
  rest: { place: RestPlace; path: string } | null;
  words: string | null;
}

/** A word of the glossary, and the word for the same thing in the other languages. */
export interface TermFact {
  id: string;
  word: string;
  definition: string;
  elsewhere: readonly { locale: string; word: string }[];
}

/** What the back office calls a payment at a terminal. */
export interface BackOfficeFact {
  id: string;
  label: string;
  state: PaymentState;
  words: string;
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
  mbWayValidityMinutes: number;
  pushMinutes: number;
  statusCheckMinutes: number;
  multibancoBusinessHours: number;
  lateLimitMinutes: number;
  bodyLimitBytes: number;
  stateLimitBytes: number;
  textCharacters: Record<'line' | 'note' | 'url', number>;
  mostItems: Record<'methods' | 'redirects' | 'additionalData', number>;
  sandboxQuotas: Record<'objects' | 'subscriptions' | 'storedBytes', { private: number; shared: number }> & {
    tenants: number;
    idleHours: number;
    deliveries: number;
    stateRows: number;
    requestLogBytes: number;
  };
  terminal: {
    cardWaitMinutes: number;
    authorisationSeconds: readonly [from: number, to: number];
    pinAttempts: number;
    contactlessCents: number;
  };
}

/** Names people read for values of the API. */
export interface LabelsFact {
  methods: Record<'CC' | 'MB' | 'MW', string>;
  handlers: Record<'paypay' | 'paypay-v2', string>;
  methodTypes: Readonly<Record<string, string>>;
  paymentTypes: Readonly<Record<string, string>>;
  cancellationReasons: Readonly<Record<string, string>>;
  layouts: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
}

/** What every fresh sandbox holds. */
export interface SeedFact {
  platform: { code: string; privateKey: string };
  entity: { clientId: string; name: string };
  otherPlatform: { code: string; privateKey: string };
  otherEntity: { clientId: string; name: string };
  /** By their `uuid`. */
  customers: { own: string };
  savedMethods: { card: string };
  entities: { approved: { clientId: string } };
}
