import type { Exchange } from '../exchange/exchange.ts';

/** What is typed to get a reference. */
export interface ReferenceRequest {
  amountCents: number;
  code: string;
}

/** What is typed at the cash machine. */
export interface BillPayment {
  entity: string;
  reference: string;
  amountCents: number;
}

/** Who answers the panel: a sandbox, or the recording of one. */
export interface MultibancoApi {
  createReference(draft: ReferenceRequest): Promise<Exchange>;
  pay(bill: BillPayment): Promise<Exchange>;
  readPayment(paymentId: string): Promise<Exchange>;
  listDeliveries(paymentId: string): Promise<Exchange>;
}

/** Test credentials every fresh sandbox holds. */
export interface SeedCredentials {
  platform: { code: string; privateKey: string };
  entity: { clientId: string };
}

/** Body of POST /payments/references. */
export function referenceBody({ amountCents, code }: ReferenceRequest) {
  return code === '' ? { amount: amountCents } : { amount: amountCents, code };
}
