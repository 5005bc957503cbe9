import { alike } from '../errors/errorOrigins.ts';
import { published, specified } from '../provenance/origin.ts';
import { seed } from '../scenarios/seed.ts';
import type { SoapMethodName } from './methods.ts';

/** SOAP call: the part after `entity`, and deviations of `entity` itself. */
export interface SketchedSoapCall {
  method: SoapMethodName;
  request?: unknown;
  entity?: { nif?: string; hash?: string };
}

/** Call that remedies a refusal, by REST if SOAP has none; `outside` if no call can. */
export type SoapRemedy = SketchedSoapCall | { post: string; body: object } | 'outside';

/** Product code, not used by shops, that makes the service fail with the code after the hyphen. */
export const failingProduct = (code: string) => `SANDBOX-${code}`;

const reference = { referenceEntity: '12345', reference: '000004266', amount: 1000 };
export const saved = (change: object): SketchedSoapCall => ({
  method: 'saveEntityPayments',
  request: [{ ...reference, ...change }],
});
export const web = (order: object, more: object = {}): SketchedSoapCall => ({
  method: 'doWebPayment',
  request: { order: { amount: 1000, ...order }, method: 'CC', ...more },
});
export const created = (more: object): SketchedSoapCall => ({
  method: 'createPaymentReference',
  request: { amount: 1000, ...more },
});
export const subscribe = (change: object): SketchedSoapCall => ({
  method: 'subscribeToWebhook',
  request: { action: 'payment_confirmed', url: 'https://loja.example', ...change },
});
export const cancelled = (request: object): SketchedSoapCall => ({ method: 'cancelPayment', request });
export const check = (payment: object): SketchedSoapCall => ({
  method: 'checkEntityPayments',
  request: { payments: [payment] },
});
export const checkToken: SketchedSoapCall = {
  method: 'checkWebPayment',
  request: { token: seed.checkouts.ready },
};
export const past = {
  validStartDate: '2020-01-02T00:00:00+00:00',
  validEndDate: '2020-01-01T00:00:00+00:00',
};

export const later = {
  validStartDate: '2098-01-01T00:00:00+00:00',
  validEndDate: '2099-12-31T23:59:59+00:00',
};

export const met = (call: SketchedSoapCall) => ({ by: 'soap', call }) as const;

/** Fields shared by codes from one section of the specification. Every SOAP method responds with 200. */
export const stated = (...from: Parameters<typeof specified>) =>
  ({ status: 200, origin: alike(specified(...from)) }) as const;
/** Fields shared by codes from other material. */
export const shown = (...from: Parameters<typeof published>) =>
  ({ status: 200, origin: alike(published(...from)) }) as const;
