import { expect, type Page } from '@playwright/test';
import { words } from '../../examples/shop/words.ts';
import type { Locale } from '../site/locales.ts';
import type { Screen, ScreenContext } from './screenContext.ts';

type PaymentFlow = 'redirect' | 'embed' | 'multibanco';

const openShop = ({ page, locale, shop }: ScreenContext) => page.goto(`${shop.url}/?lang=${locale}`);

async function order(stage: ScreenContext, way: PaymentFlow): Promise<void> {
  await openShop(stage);
  const w = words[stage.locale];
  await stage.page.getByLabel(w.ways[way]).check();
  await stage.page.getByRole('button', { name: w.pay }).click();
}

const inState = (page: Page, locale: Locale, state: 'awaiting_payment' | 'paid') =>
  expect(page.getByRole('status').first()).toHaveText(words[locale].states[state]);

async function awaitPayment(stage: ScreenContext): Promise<void> {
  await order(stage, 'multibanco');
  await inState(stage.page, stage.locale, 'awaiting_payment');
}

/** Every screen of the demo shop; paying by redirect leads to the payment page. */
export const shopScreens = {
  'shop-cart': {
    async show(stage) {
      await openShop(stage);
      await expect(stage.page.getByRole('button', { name: words[stage.locale].pay })).toBeVisible();
    },
  },
  'shop-empty': {
    async show(stage) {
      await openShop(stage);
      await stage.page.locator('input[type=number]').first().fill('0');
      await stage.page.getByRole('button', { name: words[stage.locale].pay }).click();
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  'shop-awaiting': { show: awaitPayment },
  'shop-paid': {
    async show(stage) {
      const { page, shop, locale } = stage;
      await awaitPayment(stage);
      const [entity = '', reference = ''] = await page.locator('dd').allTextContents();
      await shop.tenant.call('POST', '/sandbox/atm', {
        entity,
        reference: reference.replaceAll(' ', ''),
        amount: 1000,
      });
      await inState(page, locale, 'paid');
    },
  },
  'shop-embed': {
    async show(stage) {
      await order(stage, 'embed');
      const frame = stage.page.frameLocator('.paymentWidgets iframe');
      await expect(frame.locator('form button[type=submit]')).toBeEnabled();
    },
  },
} satisfies Record<string, Screen>;
