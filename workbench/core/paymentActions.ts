import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { WorkbenchFacts } from '../facts/workbenchFacts.ts';

/** Actions on a payment. The cash machine and the terminals have separate panes. */
const paymentActionIds = [
  'atm',
  'terminal',
  'accept',
  'refuse',
  'ignore',
  'capture',
  'refund',
  'amount',
  'cancel',
] as const;
export type PaymentAction = (typeof paymentActionIds)[number];

/** Locations of actions that have a separate pane. */
export const actionPanes = {
  atm: ({ referenceDetails: { entity = '', reference }, amount }) => ['atm', entity, reference, String(amount)],
  terminal: ({ id }) => ['terminal', id],
} as const satisfies Partial<Record<PaymentAction, (payment: Payment) => readonly string[]>>;
export type ActionInOtherPane = keyof typeof actionPanes;
export type DirectAction = Exclude<PaymentAction, ActionInOtherPane>;

export const actionsWithAmount = ['capture', 'refund', 'amount'] as const satisfies readonly PaymentAction[];
export type ActionWithAmount = (typeof actionsWithAmount)[number];

/** Lifecycle actions behind each action. An action is offered if one of them is possible in the payment's state. */
const lifecycleActions: Record<PaymentAction, readonly string[]> = {
  atm: ['pay_reference', 'pay_reference_late'],
  terminal: ['approve_at_terminal'],
  accept: ['accept_push'],
  refuse: ['refuse_push'],
  ignore: ['expire_push'],
  capture: ['capture'],
  refund: ['refund'],
  amount: ['change_amount'],
  cancel: ['cancel'],
};

/** Further condition for each action, besides the payment's state. */
const conditions: Record<PaymentAction, (payment: Payment) => boolean> = {
  atm: ({ referenceDetails, stateDetails, cancellation }) =>
    referenceDetails.entity !== undefined &&
    (stateDetails.state !== 'cancelled' || cancellation?.reason === 'date_expired'),
  terminal: atTerminal,
  accept: onPhone,
  refuse: onPhone,
  ignore: onPhone,
  capture: (payment) => payment.type === 'authorization' && !atTerminal(payment),
  refund: ({ type }) => type === 'payment' || type === 'capture',
  amount: (payment) => payment.type !== 'refund' && payment.type !== 'capture' && !atTerminal(payment),
  cancel: () => true,
};

function onPhone({ paymentMethod }: Payment): boolean {
  return paymentMethod?.code === 'MW';
}

function atTerminal({ paymentMethod }: Payment): boolean {
  return paymentMethod?.type === 'TPA';
}

export function availableActions(payment: Payment, lifecycle: WorkbenchFacts['paymentLifecycle']): PaymentAction[] {
  const { state } = payment.stateDetails;
  return paymentActionIds.filter(
    (action) =>
      conditions[action](payment) &&
      lifecycle.some((row) => row.from === state && lifecycleActions[action].includes(row.action)) &&
      (action !== 'refund' || refundableCents(payment) > 0),
  );
}

export function refundedCents({ refunds = [] }: Pick<Payment, 'refunds'>): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

export function refundableCents(payment: Pick<Payment, 'amount' | 'refunds'>): number {
  return payment.amount - refundedCents(payment);
}
