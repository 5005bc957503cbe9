import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { ApiResponse } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

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

/** Creates a payment of 1000 cents, payable until noon. */
export const created = async (testSandbox: TestSandbox, path: string, body: object) =>
  (await testSandbox.api.post<Payment>(path, { amount: 1000, validDate, ...body })).data;

const pages = new Map<string, string>();

async function onNewPage(testSandbox: TestSandbox, type: string): Promise<Payment> {
  const payment = { amount: 1000, validDate, type };
  const { data } = await testSandbox.api.post<Checkout>('/api/checkouts', { payment });
  pages.set(data.paymentId, data.id);
  return (await testSandbox.api.get<Payment>(`/api/checkouts/${data.id}/payment`)).data;
}

export function onPage(testSandbox: TestSandbox, payment: Payment, act: string, body: object): Promise<ApiResponse> {
  return testSandbox.api.post(`/sandbox/checkouts/${pages.get(payment.id)}/${act}`, body);
}

const sendTo = (phoneNumber: string) => (testSandbox: TestSandbox) =>
  created(testSandbox, '/api/payments', { paymentMethod: { code: 'MW', details: { phoneNumber } } });
const reference = (testSandbox: TestSandbox) =>
  created(testSandbox, '/api/payments/references', { availableMethods: [{ code: 'MB', type: 'REALTIME' }] });
const withCard = (type: string) => (testSandbox: TestSandbox) =>
  created(testSandbox, '/api/payments', {
    type,
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.card },
  });

const toTerminal = `/api/terminals/${seed.terminals[0].uuid}`;
/** Expires before the terminal stops waiting. */
const halfAMinute = (blockLatePayment: boolean) => (testSandbox: TestSandbox) =>
  created(testSandbox, `${toTerminal}/payments`, {
    validDate: { end: '2026-01-15T10:00:30', blockLatePayment },
  });

export const begin = {
  reference,
  expiring: reference,
  phone: sendTo('351#912345678'),
  /** Magic phone number, which the network refuses after a second. */
  failing: sendTo('351#900000202'),
  checkout: (testSandbox) => onNewPage(testSandbox, 'payment'),
  authorization: (testSandbox) => onNewPage(testSandbox, 'authorization'),
  authorised: withCard('authorization'),
  card: withCard('payment'),
  settled: withCard('payment'),
  terminal: (testSandbox) => created(testSandbox, `${toTerminal}/payments`, {}),
  terminalRefund: (testSandbox) => created(testSandbox, `${toTerminal}/refunds/${seed.payments.settledTerminal}`, {}),
  brief: halfAMinute(false),
  blocking: halfAMinute(true),
} satisfies Record<Kind, (testSandbox: TestSandbox) => Promise<Payment>>;
