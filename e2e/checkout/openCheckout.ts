import { expect, type Page } from '@playwright/test';
import { words as en } from '../../checkout/words/en.ts';
import { words as es } from '../../checkout/words/es.ts';
import { type CheckoutWords, words as pt } from '../../checkout/words/pt.ts';
import type { Checkout } from '../../contract/resources/checkouts/checkoutSchema.ts';
import type { Tenant } from '../tenant.ts';

/** Strings of the payment page, by the API's language codes. */
export const words: Record<'PT' | 'ES' | 'EN', CheckoutWords> = { PT: pt, ES: es, EN: en };
export type PageLanguage = keyof typeof words;

/** Return URL of the shop, at which nothing listens. */
export const shopUrl = 'http://127.0.0.1:9/encomenda';

export interface CheckoutOptions {
  language?: PageLanguage;
  layout?: 'default' | 'basic' | 'web';
  payment?: object;
  redirects?: { type: string; url: string }[];
}

export async function createCheckout(tenant: Tenant, wanted: CheckoutOptions = {}): Promise<Checkout> {
  const { language = 'PT', layout = 'default', payment, redirects = [] } = wanted;
  const { status, data } = await tenant.call<Checkout>('POST', '/api/checkouts', {
    payment: { amount: 1000, code: 'ENC-1', ...payment },
    page: { language, layout },
    redirects,
  });
  expect(status).toBe(201);
  return data;
}

/** Creates a checkout and opens its page. Returns the strings of the page and the payment's id. */
export async function openCheckout(page: Page, tenant: Tenant, wanted: CheckoutOptions = {}) {
  const { language = 'PT' } = wanted;
  const data = await createCheckout(tenant, wanted);
  await page.goto(data.checkoutUrl);
  return { w: words[language], paymentId: data.paymentId, checkoutUrl: data.checkoutUrl };
}

export const tenEuros: Record<PageLanguage, string> = { PT: '10,00 €', ES: '10,00 €', EN: '€10.00' };

export async function typeCard(page: Pick<Page, 'getByLabel' | 'getByRole'>, language: PageLanguage, number: string) {
  const w = words[language].card;
  await page.getByLabel(w.number).fill(number);
  await page.getByLabel(w.expiry).fill('1230');
  await page.getByLabel(w.cvc).fill('123');
  await page.getByLabel(w.holder).fill('Maria Silva');
  await page.getByRole('button', { name: w.pay(tenEuros[language]), exact: true }).click();
}

export async function typePhone(page: Page, language: PageLanguage, number: string) {
  const w = words[language].phone;
  await page.getByLabel(w.number, { exact: true }).fill(number);
  await page.getByRole('button', { name: w.send, exact: true }).click();
}
