import { expect, type Page } from '@playwright/test';
import type { CheckoutWords } from '../../checkout/words/pt.ts';
import { sampleOrder } from '../../contract/scenarios/order.ts';
import { seed } from '../../contract/scenarios/seed.ts';
import { type CheckoutOptions, createCheckout, type PageLanguage, words } from '../checkout/openCheckout.ts';
import type { Locale } from '../site/locales.ts';
import type { Tenant } from '../tenant.ts';
import { createPayer, type Payer, type Screen } from './screenContext.ts';

const languages: Record<Locale, PageLanguage> = { pt: 'PT', es: 'ES', en: 'EN' };

interface CheckoutScreen extends Omit<CheckoutOptions, 'payment'> {
  payment?: object | ((tenant: Tenant) => Promise<object>);
  before?: (payer: Payer) => Promise<void>;
  steps?: (page: Page, words: CheckoutWords) => Promise<void>;
  shows: (words: CheckoutWords) => string;
}

function checkoutScreen({ payment, before, steps, shows, ...wanted }: CheckoutScreen): Screen {
  return {
    async show({ page, tenant, locale }) {
      const language = languages[locale];
      const asked = typeof payment === 'function' ? await payment(tenant) : payment;
      const order = { ...sampleOrder(locale), ...asked };
      const payer = createPayer(tenant, await createCheckout(tenant, { ...wanted, language, payment: order }));
      await before?.(payer);
      await page.goto(payer.checkoutUrl);
      await steps?.(page, words[language]);
      await expect(page.getByText(shows(words[language])).first()).toBeVisible();
    },
  };
}

const CC = { paymentMethod: { code: 'CC' } };
const MB = { paymentMethod: { code: 'MB' } };
const MW = { paymentMethod: { code: 'MW' } };
const phone = '351#912345678';
const back = [{ type: 'back', url: 'https://loja.example/cesto' }];
const app = [{ type: 'action', url: 'example.loja://pagamento' }];

/** Payment whose validity ends in one hour. */
const lapsing = (blockLatePayment: boolean) => async (tenant: Tenant) => {
  const { data } = await tenant.call<{ now: string }>('GET', '/sandbox/clock');
  const end = new Date(Date.parse(data.now) + 3_600_000).toISOString();
  return { validDate: { end, blockLatePayment } };
};

const choose = async (page: Page, w: CheckoutWords) => {
  await page.getByText(w.methods.names.CC, { exact: true }).click();
};

export const checkoutScreens = {
  'checkout-choice': checkoutScreen({ redirects: back, shows: (w) => w.methods.title }),
  'checkout-choice-web': checkoutScreen({ layout: 'web', redirects: back, shows: (w) => w.methods.title }),
  'checkout-choice-basic': checkoutScreen({ layout: 'basic', shows: (w) => w.methods.title }),
  'checkout-card': checkoutScreen({ payment: CC, shows: (w) => w.card.number }),
  'checkout-card-chosen': checkoutScreen({ steps: choose, shows: (w) => w.methods.other }),
  'checkout-card-problems': checkoutScreen({
    payment: CC,
    steps: (page) => page.locator('form button[type=submit]').click(),
    shows: (w) => w.card.problems.numberEmpty,
  }),
  'checkout-card-save': checkoutScreen({
    payment: {
      customer: { uuid: seed.customers.own },
      paymentMethod: { code: 'CC', details: { allowRegistration: true } },
    },
    shows: (w) => w.save.askCard(seed.entity.name),
  }),
  'checkout-card-declined': checkoutScreen({
    payment: CC,
    before: (payer) => payer.card('4000000000000002'),
    shows: (w) => w.failed.declined.title,
  }),
  'checkout-bank': checkoutScreen({
    payment: CC,
    before: (payer) => payer.card('4000002500003155'),
    shows: (w) => w.bank.title,
  }),
  'checkout-reference': checkoutScreen({
    payment: MB,
    before: (payer) => payer.reference(),
    shows: (w) => w.reference.title,
  }),
  'checkout-reference-paid': checkoutScreen({
    payment: MB,
    before: (payer) => payer.atm(),
    shows: (w) => w.closing.paid.title,
  }),
  'checkout-phone': checkoutScreen({ payment: MW, shows: (w) => w.phone.title }),
  'checkout-phone-waiting': checkoutScreen({
    payment: MW,
    before: (payer) => payer.phone(phone),
    shows: (w) => w.wait.title,
  }),
  'checkout-phone-refused': checkoutScreen({
    payment: MW,
    before: async (payer) => {
      await payer.phone(phone);
      await payer.answer('refuse');
    },
    shows: (w) => w.failed.refused.title,
  }),
  'checkout-success': checkoutScreen({
    payment: CC,
    before: (payer) => payer.card('4242424242424242'),
    shows: (w) => w.closing.paid.title,
  }),
  'checkout-success-app': checkoutScreen({
    payment: CC,
    redirects: app,
    before: (payer) => payer.card('4242424242424242'),
    shows: (w) => w.onward.appLink,
  }),
  'checkout-leave': checkoutScreen({
    steps: (page, w) => page.getByRole('button', { name: w.page.leave }).click(),
    shows: (w) => w.leave.title,
  }),
  'checkout-left': checkoutScreen({ before: (payer) => payer.leave(), shows: (w) => w.closing.left.title }),
  'checkout-expired': checkoutScreen({
    payment: lapsing(true),
    before: (payer) => payer.advanceClock(7200),
    shows: (w) => w.closing.expired.title,
  }),
  'checkout-late': checkoutScreen({
    payment: async (tenant) => ({ ...MB, ...(await lapsing(false)(tenant)) }),
    before: async (payer) => {
      await payer.reference();
      await payer.advanceClock(7200);
    },
    shows: (w) => w.closing.late.told(),
  }),
  'checkout-unreachable': checkoutScreen({
    payment: CC,
    steps: async (page, w) => {
      await page.route('**/payer/**', (route) => route.abort());
      await page.getByLabel(w.card.number).fill('4242 4242 4242 4242');
      await page.getByLabel(w.card.expiry).fill('1235');
      await page.getByLabel(w.card.cvc).fill('123');
      await page.getByLabel(w.card.holder).fill('Maria Silva');
      await page.locator('form button[type=submit]').click();
    },
    shows: (w) => w.networkFailure.kept,
  }),
  'checkout-unknown': {
    async show({ page, locale, tenant }) {
      const { checkoutUrl, id } = await createCheckout(tenant);
      const nobody = `${checkoutUrl.replaceAll(id, '0'.repeat(id.length))}?page_language=${languages[locale]}`;
      await page.goto(nobody);
      await expect(page.getByText(words[languages[locale]].closing.unknown.title).first()).toBeVisible();
    },
  },
} satisfies Record<string, Screen>;
