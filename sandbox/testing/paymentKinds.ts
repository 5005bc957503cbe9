import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Answer } from './api.ts';
import type { Trial } from './testSandbox.ts';

/** Kinds of payment, each begun in its own way. */
export type Kind =
  | 'reference'
  | 'expiring'
  | 'phone'
  | 'failing'
  | 'checkout'
  | 'authorization'
  | 'authorised'
  | 'card'
  | 'settled'
  | 'terminal'
  | 'terminalRefund'
  | 'brief'
  | 'blocking';

const validDate = { end: '2026-01-15T12:00:00' };

/** Creates something of 1000 cents that can be paid until noon. */
export const created = async (trial: Trial, path: string, body: object) =>
  (await trial.api.post<Payment>(path, { amount: 1000, validDate, ...body })).data;

/** Which page a payment is paid on. */
const pages = new Map<string, string>();

async function onNewPage(trial: Trial, type: string): Promise<Payment> {
  const payment = { amount: 1000, validDate, type };
  const { data } = await trial.api.post<Checkout>('/api/checkouts', { payment });
  pages.set(data.paymentId, data.id);
  return (await trial.api.get<Payment>(`/api/checkouts/${data.id}/payment`)).data;
}

/** Does what a payer does on the page of a payment. */
export function onPage(trial: Trial, payment: Payment, act: string, body: object): Promise<Answer> {
  return trial.api.post(`/sandbox/checkouts/${pages.get(payment.id)}/${act}`, body);
}

const sendTo = (phoneNumber: string) => (trial: Trial) =>
  created(trial, '/api/payments', { paymentMethod: { code: 'MW', details: { phoneNumber } } });
const reference = (trial: Trial) =>
  created(trial, '/api/payments/references', { availableMethods: [{ code: 'MB', type: 'REALTIME' }] });
const withCard = (type: string) => (trial: Trial) =>
  created(trial, '/api/payments', {
    type,
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.card },
  });

const toTerminal = `/api/terminals/${seed.terminals[0].uuid}`;
/** The terminal waits longer than such a payment is valid. */
const halfAMinute = (blockLatePayment: boolean) => (trial: Trial) =>
  created(trial, `${toTerminal}/payments`, { validDate: { end: '2026-01-15T10:00:30', blockLatePayment } });

/** How each kind begins. */
export const begin = {
  reference,
  expiring: reference,
  phone: sendTo('351#912345678'),
  /** A magic phone, refused by the network after a second. */
  failing: sendTo('351#900000202'),
  checkout: (trial) => onNewPage(trial, 'payment'),
  authorization: (trial) => onNewPage(trial, 'authorization'),
  authorised: withCard('authorization'),
  card: withCard('payment'),
  settled: withCard('payment'),
  terminal: (trial) => created(trial, `${toTerminal}/payments`, {}),
  terminalRefund: (trial) => created(trial, `${toTerminal}/refunds/${seed.payments.settledTerminal}`, {}),
  brief: halfAMinute(false),
  blocking: halfAMinute(true),
} satisfies Record<Kind, (trial: Trial) => Promise<Payment>>;
