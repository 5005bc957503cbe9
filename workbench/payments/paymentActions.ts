import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Facts } from '../facts/load.ts';

/** What can be done to a payment from here; cash machine and terminals stand in panes of their own. */
const paymentActs = [
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
export type PaymentAct = (typeof paymentActs)[number];

/** Where acts are done that have a pane of their own. */
export const actPlaces = {
  atm: ({ referenceDetails: { entity = '', reference }, amount }) => [
    'atm',
    entity,
    reference,
    String(amount),
  ],
  terminal: ({ id }) => ['terminal', id],
} as const satisfies Partial<Record<PaymentAct, (payment: Payment) => readonly string[]>>;
export type ActElsewhere = keyof typeof actPlaces;
/** Acts that are one call. */
export type ActHere = Exclude<PaymentAct, ActElsewhere>;

/** Acts that ask for an amount first. */
export const actsWithAmount = ['capture', 'refund', 'amount'] as const satisfies readonly PaymentAct[];
export type ActWithAmount = (typeof actsWithAmount)[number];

/** Rows of the lifecycle behind each act: where none begins in the payment's state, the act is not offered. */
const rows: Record<PaymentAct, readonly string[]> = {
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

/** What a payment must be besides its state. */
const fits: Record<PaymentAct, (payment: Payment) => boolean> = {
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

/** What can be done to a payment as it stands. */
export function actsOf(payment: Payment, lifecycle: Facts['paymentLifecycle']): PaymentAct[] {
  const { state } = payment.stateDetails;
  return paymentActs.filter(
    (act) =>
      fits[act](payment) &&
      lifecycle.some(({ from, action }) => from === state && rows[act].includes(action)) &&
      (act !== 'refund' || leftOf(payment) > 0),
  );
}

/** What is left of a payment after its refunds, in cents. */
export function leftOf({ amount, refunds = [] }: Payment): number {
  return refunds.reduce((left, refund) => left - refund.amount, amount);
}

/** The call behind an act. @param amountCents for acts that ask for one */
export function callOf(act: ActHere, { id }: Payment, amountCents: number) {
  const api = `/api/payments/${id}`;
  const phone = { method: 'POST', path: `/sandbox/payments/${id}/phone`, body: { answer: act } };
  const calls = {
    accept: phone,
    refuse: phone,
    ignore: phone,
    capture: { method: 'POST', path: `${api}/captures`, body: { amount: amountCents } },
    refund: { method: 'POST', path: `${api}/refunds`, body: { amount: amountCents } },
    amount: { method: 'PATCH', path: `${api}/amount`, body: { amount: amountCents } },
    cancel: { method: 'PATCH', path: `${api}/cancellation`, body: {} },
  } satisfies Record<typeof act, { method: string; path: string; body: object }>;
  return calls[act];
}
