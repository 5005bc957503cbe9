import type { HttpMethod } from '@balcao/ui/method-label/MethodLabel.tsx';

/** The facts of the contract that pages use, from contract/generated/facts.<locale>.json. */
/** Where a rule comes from: the specification, other published material, or a choice of the sandbox. */
export type OriginKind = 'specified' | 'published' | 'chosen';

/** Rules that the specification does not give, with one reason or one source. */
export interface AssumptionGroupFact {
  id: string;
  words: string;
  /** Each with its id on the page of differences. */
  rows: readonly { id: string; name: string; value: string }[];
}

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
  /** Replacement of a deprecated operation. */
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
  /** Its subject, and the subject's states afterwards. */
  about: 'payment' | 'entity';
  states: readonly string[];
  /** Payment methods; empty for an entity. */
  ways: readonly string[];
}

export interface ErrorFact {
  id: string;
  /** Whether only the sandbox returns it. */
  sandboxOnly: boolean;
  status: number;
  origin: { code: OriginKind; mapping: OriginKind };
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
  /** Whether following the remedy changes nothing in the sandbox. */
  remedyOutside: boolean;
  provocation: Provocation;
}

/**
 * How to provoke a code in the sandbox: by a refused call, which the catalogue describes, a test phone or card, a
 * requested fault, too many event streams, or too many requests to a sandbox on a public network.
 */
export type Provocation =
  | { by: 'call' }
  | { by: 'phone'; phone: string; saved?: boolean }
  | { by: 'card'; number: string }
  | { by: 'fault'; fault: string }
  | { by: 'streams'; streams: number }
  | { by: 'requests'; requests: number }
  | { by: 'pipelining' };

/** A refused call of a customers' operation: the fields that make it so, and its remedy. */
export interface RefusedCallFact {
  id: string;
  code: string;
  status: number;
  /** Whether the sandbox chose that this refusal has this code. */
  isChosen: boolean;
  when: string;
  sent: readonly (readonly [field: string, value: string])[];
  remedy: string;
}

/** A field of a request or a model, from the API's description (plugins/fields). */
export interface FieldFact {
  /** Path of the field, as pages write it: `redirects[].type`. */
  name: string;
  type: string;
  isRequired: boolean;
  /** The object around a required field that may itself be left out: the field is required with it. */
  requiredWith?: string;
  isNullable: boolean;
  words: string;
  format?: string;
  pattern?: string;
  example?: string;
  oneOf?: readonly string[];
  /** Default value. */
  standard?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** A refusal of the virtual ATM. */
export interface RefusalFact {
  code: string;
  status: number;
  msg: string;
}

/** A family of errors: code, message, statuses and codes, and which of them may succeed when repeated. */
export interface FamilyFact {
  id: string;
  msg: string;
  statuses: readonly number[];
  codes: readonly string[];
  retryable: readonly string[];
}

/** A change between two versions of the API. */
export interface ChangeFact {
  subject: string;
  before: string;
  now: string;
}

/** Location of a value in a REST call. */
export type RestPlace = 'header' | 'path' | 'query' | 'body' | 'data' | 'error' | 'status';

/** A field of the SOAP service and its REST equivalent. */
export interface MoveFact {
  soap: string;
  rest: { place: RestPlace; path: string } | null;
  words: string | null;
}

/** A term of the glossary and its translations. */
export interface TermFact {
  id: string;
  word: string;
  definition: string;
  elsewhere: readonly { locale: string; word: string }[];
}

/** The back office's label of a terminal payment. */
export interface BackOfficeFact {
  id: string;
  label: string;
  state: PaymentState;
  words: string;
}

/** What terminal, API and back office show of a terminal payment at the same time, and what the counter does. */
export interface TerminalViewFact {
  id: string;
  terminal: string;
  state: PaymentState;
  /** Nothing while the payment waits for the terminal. */
  backOffice: string | null;
  words: string;
}

/** Objects with a lifecycle in the contract. */
export type Lifecycle = 'payment' | 'checkout' | 'entity' | 'terminal' | 'delivery';

/** One transition of a lifecycle: state, action, next state, events. */
export interface TransitionFact<State extends string = string> {
  from: State | 'new';
  action: string;
  to: State;
  events: readonly string[];
  /** Who takes the action: `merchant`. */
  who: string;
  origin: OriginKind;
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
  stateLimitBytes: Record<'local' | 'exposed', number>;
  textCharacters: Record<'line' | 'note' | 'url', number>;
  mostItems: Record<'methods' | 'redirects' | 'additionalData', number>;
  sandboxQuotas: Record<'objects' | 'subscriptions' | 'storedBytes', { private: number; shared: number }> & {
    tenants: number;
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

/** What a sandbox on a public network gives to each caller. */
export interface ExposedLimitsFact {
  perMinute: { requests: Record<'platform' | 'address', number> };
  atOnce: { tenants: Record<'address', number> };
}

/** Labels of the API's values. */
export interface LabelsFact {
  methods: Record<'CC' | 'MB' | 'MW', string>;
  handlers: Record<'paypay' | 'paypay-v2', string>;
  methodTypes: Readonly<Record<string, string>>;
  paymentTypes: Readonly<Record<string, string>>;
  cancellationReasons: Readonly<Record<string, string>>;
  layouts: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
}

/** Objects of every fresh sandbox. */
export interface SeedFact {
  platform: { code: string; privateKey: string };
  entity: { clientId: string; name: string };
  otherPlatform: { code: string; privateKey: string };
  otherEntity: { clientId: string; name: string };
  /** By their `uuid`. */
  customers: { own: string };
  savedMethods: { card: string };
  entities: { approved: { clientId: string } };
  /** Tokens of payment pages. */
  checkouts: { ready: string; paid: string; token: string };
  /** The first payment that a reader creates has this id. */
  firstFreePaymentId: number;
}
