import type { SoapError } from '../errors/errorRow.ts';
import type { SoapMethodName } from './methods.ts';
import { failingProduct, type SketchedSoapCall } from './sketchedCalls.ts';
import { soapErrors } from './soapErrors.ts';

/** Refused call, possibly preceded by a call that creates its payment. */
export interface SoapProvocation extends SketchedSoapCall {
  first?: SketchedSoapCall;
}

const paid = { amount: 1000 };
const unknown = 999999;
const onPurpose = (code: string) => ({ ...paid, productCode: failingProduct(code) });

const requests: Partial<Record<SoapMethodName, Record<string, object>>> = {
  createPaymentReference: {
    '0038': { ...paid, bankAccountCode: 'NOSUCH01' },
    '0039': onPurpose('0039'),
    '0040': onPurpose('0040'),
  },
  cancelPayment: { '0042': { paymentId: unknown }, '0062': {} },
  getEntityPayments: {
    '0062': {},
    '0063': { startDate: '2026-01-02T00:00:00+00:00', endDate: '2026-01-01T00:00:00+00:00' },
  },
  checkEntityPayments: { '0062': { payments: [{ paymentId: unknown }] } },
};

/** This method has the same parameters and refusals as createPaymentReference. */
const validated = 'validatePaymentReference';

const catalogue: Readonly<Record<string, SoapError | undefined>> = soapErrors;

/** Call that triggers a code of a method. Throws if no such call is known. */
export function provocationBy(method: SoapMethodName, code: string): SoapProvocation {
  const usual = catalogue[code]?.provocation.call;
  if (usual?.method === method) return usual;
  if (method === 'cancelPayment' && code === '0031') {
    return { method, first: { method: 'createPaymentReference', request: onPurpose(code) } };
  }
  const request = method === validated ? usual?.request : requests[method]?.[code];
  if (request === undefined) throw new Error(`${method} has no provocation of ${code}.`);
  return { method, request };
}
