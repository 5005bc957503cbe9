import type { Exchange } from '../../core/exchange.ts';

/** Values for a new reference. */
export interface ReferenceRequest {
  amountCents: number;
  code: string;
}

/** Values typed at the cash machine. */
export interface BillPayment {
  entity: string;
  reference: string;
  amountCents: number;
}

/** The calls of the panel, answered by a sandbox or by a recording. */
export interface MultibancoApi {
  createReference(draft: ReferenceRequest): Promise<Exchange>;
  pay(bill: BillPayment): Promise<Exchange>;
  readPayment(paymentId: string): Promise<Exchange>;
  listDeliveries(paymentId: string): Promise<Exchange>;
}

/** Body of POST /payments/references. */
export function referenceBody({ amountCents, code }: ReferenceRequest) {
  return code === '' ? { amount: amountCents } : { amount: amountCents, code };
}
