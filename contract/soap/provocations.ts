import { seed } from '../scenarios/seed.ts';
import type { SoapCode } from './errors.ts';
import type { IntegrationCode } from './integrationStates.ts';
import type { SoapMethodName } from './methods.ts';

/** A SOAP call: the parts after `entity`, and what is odd about `entity` itself. */
export interface SketchedSoapCall {
  method: SoapMethodName;
  request?: unknown;
  entity?: { nif?: string; hash?: string };
}

/** A call that follows the remedy of a code and goes well, by REST where SOAP has none; see {@link soapRemedies}. */
export type SoapRemedy = SketchedSoapCall | { post: string; body: object } | 'outside';

/** A product with this code makes the service fail with the code after the hyphen; no shop sells one. */
export const failingProduct = (code: SoapCode) => `SANDBOX-${code}`;

const reference = { referenceEntity: '12345', reference: '000004266', amount: 1000 };
const saved = (change: object): SketchedSoapCall => ({
  method: 'saveEntityPayments',
  request: [{ ...reference, ...change }],
});
const web = (order: object, more: object = {}): SketchedSoapCall => ({
  method: 'doWebPayment',
  request: { order: { amount: 1000, ...order }, method: 'CC', ...more },
});
const created = (more: object): SketchedSoapCall => ({
  method: 'createPaymentReference',
  request: { amount: 1000, ...more },
});
const subscribe = (change: object): SketchedSoapCall => ({
  method: 'subscribeToWebhook',
  request: { action: 'payment_confirmed', url: 'https://loja.example', ...change },
});
const cancelled = (request: object): SketchedSoapCall => ({ method: 'cancelPayment', request });
const check = (payment: object): SketchedSoapCall => ({
  method: 'checkEntityPayments',
  request: { payments: [payment] },
});
const checkToken: SketchedSoapCall = { method: 'checkWebPayment', request: { token: seed.checkouts.ready } };
const past = { validStartDate: '2020-01-02T00:00:00+00:00', validEndDate: '2020-01-01T00:00:00+00:00' };

const later = { validStartDate: '2098-01-01T00:00:00+00:00', validEndDate: '2099-12-31T23:59:59+00:00' };

/** How to meet each code of the SOAP methods; one without an entry does not compile. */
export const soapProvocations: Readonly<Record<SoapCode, SketchedSoapCall>> = {
  '0011': saved({ reference: '000004200' }),
  '0012': saved({ reference: '999999901' }),
  '0013': saved({ reference: '000000138' }),
  '0014': saved({ reference: '' }),
  '0015': saved({ amount: 0 }),
  '0016': saved({ productCode: failingProduct('0016') }),
  '0017': saved(past),
  '0031': web({ productCode: failingProduct('0031') }),
  '0032': { method: 'doWebPayment', request: { order: {}, method: 'CC' } },
  '0033': web({}, { returnUrlSuccess: 'obrigado' }),
  '0034': web({ paymentId: Number(seed.payments.confirmedReference) }),
  '0035': web({ amount: 0 }),
  '0036': web(past),
  '0037': web({}, { method: 'XX' }),
  '0038': web({}, { bankAccountCode: 'NOSUCH01' }),
  '0039': web({ productCode: failingProduct('0039') }),
  '0040': web({ productCode: failingProduct('0040') }),
  '0041': { method: 'checkWebPayment', request: {} },
  '0042': { method: 'checkWebPayment', request: { token: 'NOSUCHTOKEN' } },
  '0051': subscribe({ action: 'payment_paid' }),
  '0052': subscribe({ url: 'loja' }),
  '0060': created({ productCode: failingProduct('0060') }),
  '0061': created({ amount: 0 }),
  '0062': { method: 'createPaymentReference', request: {} },
  '0063': created(past),
  '0064': created({ paymentOptions: [{ code: 'XX', type: 'DEFAULT' }] }),
  '0070': cancelled({ paymentId: Number(seed.payments.cancelledReference) }),
  '0071': cancelled({ paymentId: Number(seed.payments.confirmedReference) }),
  '0072': cancelled({ paymentId: Number(seed.payments.pendingReference) }),
};

/**
 * What follows the remedy of each code in the sandbox after its provocation; one without an entry does not compile.
 * `outside`: what the remedy changes is not in the sandbox, so that the call is refused again.
 */
export const soapRemedies: Readonly<Record<SoapCode, SoapRemedy>> = {
  '0011': saved({}),
  '0012': saved({}),
  '0013': check({ reference: '000000138' }),
  '0014': saved({}),
  '0015': saved({}),
  '0016': 'outside',
  '0017': saved(later),
  '0031': 'outside',
  '0032': web({}),
  '0033': web({}, { returnUrlSuccess: 'https://loja.example/obrigado' }),
  '0034': { method: 'checkWebPayment', request: { paymentId: Number(seed.payments.confirmedReference) } },
  '0035': web({}),
  '0036': web(later),
  '0037': web({}, { method: 'CC' }),
  '0038': web({}, { bankAccountCode: seed.bankAccounts[0].code }),
  '0039': 'outside',
  '0040': 'outside',
  '0041': checkToken,
  '0042': checkToken,
  '0051': subscribe({ action: 'payment_confirmed' }),
  '0052': subscribe({ url: 'https://loja.example' }),
  '0060': 'outside',
  '0061': created({}),
  '0062': created({}),
  '0063': created(later),
  '0064': { method: 'validatePaymentReference', request: { amount: 1000 } },
  '0070': check({ paymentId: Number(seed.payments.cancelledReference) }),
  '0071': { post: `/payments/${seed.payments.confirmedReference}/refunds`, body: { amount: 1000 } },
  '0072': cancelled({ paymentId: Number(seed.payments.pendingReference), ignoreUnsupported: true }),
};

/** Entities whose integration lacks something: right tax numbers that nobody has. */
export const integrationProvocations: Readonly<Record<IntegrationCode, SketchedSoapCall>> = {
  '00': { method: 'checkIntegrationState', entity: { hash: '0'.repeat(64) } },
  '01': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutIntegration } },
  '02': { method: 'checkIntegrationState', entity: { nif: seed.entity.clientId } },
  '03': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutReferences } },
  '04': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutRange } },
  '05': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutMethods } },
};

/** The same for the states: what an integration lacks is added in the back office, or by support. */
export const integrationRemedies: Readonly<Record<IntegrationCode, SoapRemedy>> = {
  '00': { method: 'checkIntegrationState' },
  '01': 'outside',
  '02': { method: 'checkIntegrationState' },
  '03': 'outside',
  '04': 'outside',
  '05': 'outside',
};
