import type { Facts } from '@balcao/contract/facts/build.ts';

/** Rows of the facts of the contract that pages use. */

/** Where a rule comes from: the specification, other published material, or a choice of the sandbox. */
export type OriginKind = Facts['limitOrigins'][string];
/** Rules that the specification does not give, with one reason or one source. */
export type AssumptionGroupFact = Facts['assumptions']['published'][number];
export type OperationFact = Facts['operations'][number];
export type TagFact = Facts['tags'][number];
export type EventFact = Facts['webhookActions'][number];
export type ErrorFact = Facts['errors'][keyof Facts['errors']] & { id: string };
/** A code of the control API. */
export type ControlErrorFact = Facts['control']['catalogue'][keyof Facts['control']['catalogue']];
/** How to provoke a code in the sandbox. */
export type Provocation = ErrorFact['provocation'];
/** A refused call of a customers' operation: the fields that make it so, and its remedy. */
export type RefusedCallFact = Facts['refusedCalls'][string][number];
/** A refusal of the control API. */
export type RefusalFact = Facts['control']['errors'][number];
/** A change between two versions of the API. */
export type ChangeFact = Facts['apiChanges'][number];
/** A field of the SOAP service and its REST equivalent. */
export type MoveFact = Facts['soapToRest'][number]['request'][number];
/** Location of a value in a REST call. */
export type RestPlace = NonNullable<MoveFact['rest']>['place'];
/** A term of the glossary and its translations. */
export type TermFact = Facts['glossary'][number];
/** The back office's label of a terminal payment. */
export type BackOfficeFact = Facts['backOfficeLabels'][number];
/** What terminal, API and back office show of a terminal payment at the same time, and what the counter does. */
export type TerminalViewFact = Facts['terminalViews'][number];
export type LimitsFact = Facts['limits'];
/** What a sandbox on a public network gives to each caller. */
export type ExposedLimitsFact = Facts['exposedLimits'];
/** Labels of the API's values. */
export type LabelsFact = Facts['labels'];
/** Objects of every fresh sandbox. */
export type SeedFact = Facts['seed'];
export type PaymentState = StateFact['id'];
export type StateFact = Facts['paymentStates'][number];
/** Objects with a lifecycle in the contract. */
export type Lifecycle = 'payment' | 'checkout' | 'entity' | 'terminal' | 'delivery';
/** One transition of a lifecycle: state, action, next state, events. */
export type TransitionFact<State extends string = string> = Omit<
  Facts['paymentLifecycle'][number],
  'from' | 'to'
> & { from: State | 'new'; to: State };

/** A family of errors: code, message, statuses and codes, and which of them may succeed when repeated. */
export interface FamilyFact {
  id: string;
  msg: string;
  statuses: readonly number[];
  codes: readonly string[];
  retryable: readonly string[];
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
