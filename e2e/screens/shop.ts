import { expect } from '@playwright/test';
import { words } from '../../examples/shop/words.ts';
import type { Screen, ScreenContext } from './screenContext.ts';

const openShop = ({ page, locale, shop }: ScreenContext) => page.goto(`${shop?.url}/?lang=${locale}`);

async function order(stage: ScreenContext, way: 'embed' | 'multibanco'): Promise<void> {
  await openShop(stage);
  const w = words[stage.locale];
  await stage.page.getByLabel(w.ways[way]).check();
  await stage.page.getByRole('button', { name: w.pay }).click();
}

/** Screens of the demo shop. Payment by redirect leads to the payment page. */
export const shopScreens = {
  'shop-cart': {
    async show(stage) {
      await openShop(stage);
      await expect(stage.page.getByRole('button', { name: words[stage.locale].pay })).toBeVisible();
    },
  },
  'shop-awaiting': {
    async show(stage) {
      await order(stage, 'multibanco');
      const { awaiting_payment } = words[stage.locale].states;
      await expect(stage.page.getByRole('status').first()).toHaveText(awaiting_payment);
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
