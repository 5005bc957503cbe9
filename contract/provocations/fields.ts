import type { OperationId } from '../operations.ts';
import { seed } from '../scenarios/seed.ts';
import { refusedWith } from './provocation.ts';

/** Calls with one wrong field each, for the codes e00200 to e00234. */

const posted = (operation: OperationId, body: unknown) => refusedWith(422, { operation, body });
const queried = (query: Record<string, string>) => refusedWith(422, { operation: 'listPayments', query });
const reference = (more: object) => posted('createReference', { amount: 1000, ...more });
const byPhone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
const checkout = (more: object) => posted('createCheckout', { payment: { amount: 1000 }, ...more });
const data = { key: 'orderNumber', value: '42', type: 'STRING' };

export const fieldProvocations = {
  e00200: posted('createPayment', {}),
  e00201: posted('createCheckout', {}),
  e00202: posted('createReference', { amount: '1000' }),
  e00203: reference({ availableMethods: [{ code: 'MB', type: 'FAST' }] }),
  e00204: checkout({ page: { layout: 'web' } }),
  e00205: checkout({ redirects: [{ type: 'home', url: 'https://loja.example' }] }),
  e00206: checkout({ redirects: [{ type: 'success', url: 'obrigado' }] }),
  e00207: refusedWith(422, { operation: 'getCheckout', params: { id: 'short' } }),
  e00208: reference({ availableMethods: [{ code: 'XX' }] }),
  e00209: posted('createToken', { transaction: { amount: 1000, id: 'ORDER 42' } }),
  e00210: posted('createPayment', { amount: 1000, paymentMethod: { code: 'AP' } }),
  e00211: posted('createPayment', { amount: 1000, paymentMethod: { ...byPhone, type: 'FAST' } }),
  e00212: posted('createPayment', { amount: 1000, paymentMethod: byPhone, customer: { email: 'maria' } }),
  e00213: reference({ additionalData: [{ ...data, key: '' }] }),
  e00214: reference({ additionalData: [{ ...data, value: 42 }] }),
  e00215: reference({ additionalData: [{ ...data, type: 'NUMBER' }] }),
  e00216: reference({ availableMethods: [{ code: 'MB', details: 'none' }] }),
  e00217: posted('createPayment', {
    amount: 1000,
    paymentMethod: { code: 'MW', details: { phoneNumber: '+351 900 000 001' } },
  }),
  e00218: posted('createPayment', {
    amount: 1000,
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: '00000000-0000-0000-0000-000000000000' },
  }),
  e00219: refusedWith(422, { operation: 'createPayment', rawBody: '{"amount": 1000,}' }),
  e00220: reference({ bankAccount: { code: 'NO-SUCH' } }),
  e00221: posted('createWebhook', { url: 'https://loja.example/webhook' }),
  e00222: posted('createEntity', {
    clientId: '500000000',
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria' },
  }),
  e00223: posted('createWebhook', { action: 'payment_confirmed', url: 'loja' }),
  e00224: queried({ limit: 'ten' }),
  e00225: refusedWith(422, {
    operation: 'cancelPayment',
    params: { id: seed.payments.realtimeReference },
    body: { ignoreUnsupported: 'yes' },
  }),
  e00226: reference({ validDate: { end: 'tomorrow' } }),
  e00227: reference({ referenceDetails: { reference: '4266' } }),
  e00228: refusedWith(422, { operation: 'getPayment', params: { id: 'first' } }),
  e00229: queried({ referenceDetails_reference: '000 004 266' }),
  e00230: posted('createWebhook', { action: 'payment_paid', url: 'https://loja.example/webhook' }),
  e00231: queried({ page: '0' }),
  e00232: queried({ id: '1001;1002' }),
  e00233: queried({ sort: 'createdAt desc' }),
  e00234: reference({ billingAddress: { country: 'pt' } }),
} as const;
