import { seed } from '../scenarios/seed.ts';
import type { SoapCode } from './errors.ts';
import type { IntegrationCode } from './integrationStates.ts';
import type { SoapMethodName } from './methods.ts';

/** A SOAP call, sketched: the parts after `entity`, and what is odd about `entity` itself. */
export interface SoapProvokingRequest {
  method: SoapMethodName;
  request?: unknown;
  entity?: { nif?: string; hash?: string };
}

/** A product with this code makes the service fail with the code after the hyphen; no shop sells one. */
export const failingProduct = (code: SoapCode) => `SANDBOX-${code}`;

const reference = { referenceEntity: '12345', reference: '000004266', amount: 1000 };
const saved = (change: object): SoapProvokingRequest => ({
  method: 'saveEntityPayments',
  request: [{ ...reference, ...change }],
});
const web = (order: object, more: object = {}): SoapProvokingRequest => ({
  method: 'doWebPayment',
  request: { order: { amount: 1000, ...order }, method: 'CC', ...more },
});
const created = (more: object): SoapProvokingRequest => ({
  method: 'createPaymentReference',
  request: { amount: 1000, ...more },
});
const cancelled = (request: object): SoapProvokingRequest => ({ method: 'cancelPayment', request });
const past = { validStartDate: '2020-01-02T00:00:00+00:00', validEndDate: '2020-01-01T00:00:00+00:00' };

/** How to meet each code of the SOAP methods; one without an entry does not compile. */
export const soapProvocations: Readonly<Record<SoapCode, SoapProvokingRequest>> = {
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
  '0051': { method: 'subscribeToWebhook', request: { action: 'payment_paid', url: 'https://loja.example' } },
  '0052': { method: 'subscribeToWebhook', request: { action: 'payment_confirmed', url: 'loja' } },
  '0060': created({ productCode: failingProduct('0060') }),
  '0061': created({ amount: 0 }),
  '0062': { method: 'createPaymentReference', request: {} },
  '0063': created(past),
  '0064': created({ paymentOptions: [{ code: 'XX', type: 'DEFAULT' }] }),
  '0070': cancelled({ paymentId: Number(seed.payments.cancelledReference) }),
  '0071': cancelled({ paymentId: Number(seed.payments.confirmedReference) }),
  '0072': cancelled({ paymentId: Number(seed.payments.pendingReference) }),
};

/** Entities whose integration lacks something: right tax numbers that nobody has. */
export const integrationProvocations: Readonly<Record<IntegrationCode, SoapProvokingRequest>> = {
  '00': { method: 'checkIntegrationState', entity: { hash: '0'.repeat(64) } },
  '01': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutIntegration } },
  '02': { method: 'checkIntegrationState', entity: { nif: seed.entity.clientId } },
  '03': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutReferences } },
  '04': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutRange } },
  '05': { method: 'checkIntegrationState', entity: { nif: seed.soapEntities.withoutMethods } },
};
