import type { Facts } from '@balcao/contract/facts/buildFacts.ts';

/** Types for the rows of the contract's facts on pages. */

/** Rules that the specification leaves out and that share a reason or a source. */
export type AssumptionGroupFact = Facts['assumptions']['published'][number];
export type OperationFact = Facts['operations'][number];
export type EventFact = Facts['webhookActions'][number];
export type ErrorFact = Facts['errors'][keyof Facts['errors']] & { id: string };
export type ControlErrorFact = Facts['control']['catalogue'][keyof Facts['control']['catalogue']];
export type Provocation = ErrorFact['provocation'];
/** Refused call, with the preparation that it needs in a fresh sandbox. */
export type CallFact = Extract<Provocation, { by: 'call' }>['call'];

/** Error codes of a reference page, and the refused calls that its console offers. */
export interface Refusals {
  /** All codes in the page's catalogue. */
  codes: readonly string[];
  calls: readonly { code: string; msg: string; call: CallFact }[];
}
export type LimitsFact = Facts['limits'];
export type LabelsFact = Facts['labels'];
export type SeedFact = Facts['seed'];
export type PaymentState = StateFact['id'];
type StateFact = Facts['paymentStates'][number];
export type Lifecycle = 'payment' | 'checkout' | 'entity' | 'terminal' | 'delivery';
export type TransitionFact<State extends string = string> = Omit<
  Facts['paymentLifecycle'][number],
  'from' | 'to' | 'action'
> & { from: State | 'new'; to: State; action: string };

export type SoapFieldFact = Facts['soap']['types'][number]['fields'][number];
/** Code of the SOAP service, with a call that provokes it in the sandbox. */
export type SoapCodeFact = Facts['soap']['errors'][number];
export type SoapCallFact = Omit<SoapCodeFact['provocation'], 'first'>;
