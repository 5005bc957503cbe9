import type { Exchange } from '../exchange/exchange.ts';

/** What is typed to get a reference. */
export interface Draft {
  amountCents: number;
  code: string;
}

/** What is typed at the cash machine. */
export interface Slip {
  entity: string;
  reference: string;
  amountCents: number;
}

/** Who answers the panel: a sandbox, or the recording of one. */
export interface Desk {
  createReference(draft: Draft): Promise<Exchange>;
  pay(slip: Slip): Promise<Exchange>;
  look(paymentId: string): Promise<Exchange>;
  deliveries(paymentId: string): Promise<Exchange>;
}

/** Test credentials every fresh sandbox holds. */
export interface Seed {
  platform: { code: string; privateKey: string };
  entity: { clientId: string };
}

/** Body of POST /payments/references. */
export function referenceBody({ amountCents, code }: Draft) {
  return code === '' ? { amount: amountCents } : { amount: amountCents, code };
}
