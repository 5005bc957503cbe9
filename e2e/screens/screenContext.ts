import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Shop } from '../shop/openShop.ts';
import type { Locale } from '../site/locales.ts';
import type { Tenant } from '../tenant.ts';

const plastic = { expiryMonth: '05', expiryYear: '2035', cvc: '123', holder: 'Maria Silva' };

interface CheckoutPayment {
  payment: { amount: number; referenceDetails: { entity?: string; reference: string } };
}

export type Payer = ReturnType<typeof createPayer>;

export function createPayer(tenant: Tenant, { id, paymentId, checkoutUrl }: Checkout) {
  const call = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
    const { status, data } = await tenant.call<CheckoutPayment>(method, path, body);
    expect(status, path).toBe(200);
    return data;
  };
  const act = (name: string, body?: object) => call('POST', `/sandbox/checkouts/${id}/${name}`, body);
  return {
    checkoutUrl,
    card: async (number: string) => void (await act('card', { ...plastic, number })),
    bank: async (answer: 'accept' | 'refuse') => void (await act('challenge', { answer })),
    phone: async (number: string) => void (await act('phone', { phoneNumber: number })),
    answer: async (answer: 'accept' | 'refuse') =>
      void (await call('POST', `/sandbox/payments/${paymentId}/phone`, { answer })),
    reference: async () => void (await act('reference')),
    async atm() {
      const { amount, referenceDetails } = (await act('reference')).payment;
      await call('POST', '/sandbox/atm', { ...referenceDetails, amount });
    },
    leave: async () => void (await act('leave')),
    advanceClock: async (advanceSeconds: number) => void (await call('POST', '/sandbox/clock', { advanceSeconds })),
  };
}

export interface ScreenContext {
  page: Page;
  request: APIRequestContext;
  locale: Locale;
  tenant: Tenant;
  /** Running shop, which only its own screens need. */
  shop?: Shop;
}

export interface Screen {
  /** Resolves once the screen is complete. */
  show(stage: ScreenContext): Promise<void>;
}
