import type { Facts } from '@balcao/contract/facts/build.ts';

/** Rows of the facts of the contract that pages use. */

/** Rules that the specification does not give, with one reason or one source. */
export type AssumptionGroupFact = Facts['assumptions']['published'][number];
export type OperationFact = Facts['operations'][number];
export type EventFact = Facts['webhookActions'][number];
export type ErrorFact = Facts['errors'][keyof Facts['errors']] & { id: string };
export type ControlErrorFact = Facts['control']['catalogue'][keyof Facts['control']['catalogue']];
export type Provocation = ErrorFact['provocation'];
/** A refused call, with what is needed to make it against a fresh sandbox. */
export type CallFact = Extract<Provocation, { by: 'call' }>['call'];

/** The refusals that the console of a page of the reference knows. */
export interface Refusals {
  /** Every code of the page's catalogue. */
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
/** A code of the SOAP service, with a call that provokes it in the sandbox. */
export type SoapCodeFact = Facts['soap']['errors'][number];
export type SoapCallFact = Omit<SoapCodeFact['provocation'], 'first'>;
