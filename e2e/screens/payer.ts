import { expect } from '@playwright/test';
import type { Checkout } from '../../contract/resources/checkouts/schema.ts';
import type { Tenant } from '../tenant.ts';

/** Actions of a payer by calls of the simulators. */
export interface Payer extends Pick<Checkout, 'id' | 'paymentId' | 'checkoutUrl'> {
  card(number: string): Promise<void>;
  /** Answers the bank about a card. */
  bank(answer: 'accept' | 'refuse'): Promise<void>;
  phone(number: string): Promise<void>;
  answer(answer: 'accept' | 'refuse'): Promise<void>;
  /** Requests the Multibanco reference. */
  reference(): Promise<void>;
  /** Pays the reference at a cash machine. */
  atm(): Promise<void>;
  leave(): Promise<void>;
  advanceClock(advanceSeconds: number): Promise<void>;
}

const plastic = { expiryMonth: '05', expiryYear: '2035', cvc: '123', holder: 'Maria Silva' };

interface CheckoutPayment {
  payment: { amount: number; referenceDetails: { entity?: string; reference: string } };
}

/** Creates a payer for a checkout. */
export function createPayer(tenant: Tenant, { id, paymentId, checkoutUrl }: Checkout): Payer {
  const call = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
    const { status, data } = await tenant.call<CheckoutPayment>(method, path, body);
    expect(status, path).toBe(200);
    return data;
  };
  const act = (name: string, body?: object) => call('POST', `/sandbox/checkouts/${id}/${name}`, body);
  return {
    id,
    paymentId,
    checkoutUrl,
    card: async (number) => void (await act('card', { ...plastic, number })),
    bank: async (answer) => void (await act('challenge', { answer })),
    phone: async (number) => void (await act('phone', { phoneNumber: number })),
    answer: async (answer) => void (await call('POST', `/sandbox/payments/${paymentId}/phone`, { answer })),
    reference: async () => void (await act('reference')),
    async atm() {
      const { amount, referenceDetails } = (await act('reference')).payment;
      await call('POST', '/sandbox/atm', { ...referenceDetails, amount });
    },
    leave: async () => void (await act('leave')),
    advanceClock: async (advanceSeconds) => void (await call('POST', '/sandbox/clock', { advanceSeconds })),
  };
}
