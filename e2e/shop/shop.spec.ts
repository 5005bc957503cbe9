import { expect, type Page } from '@playwright/test';
import { words as payPage } from '../../checkout/words/pt.ts';
import { words } from '../../examples/shop/words.ts';
import { typeCard } from '../checkout/openCheckout.ts';
import { type Shop, test } from './openShop.ts';

const { states, ways, pay } = words.pt;

async function order(page: Page, shop: Shop, way: keyof typeof ways) {
  await page.goto(shop.url);
  await page.getByLabel(ways[way]).check();
  await page.getByRole('button', { name: pay }).click();
}

const state = (page: Page) => page.getByRole('status').first();

test('a Multibanco order goes from awaiting payment to paid while its page stays open @full', async ({
  page,
  shop,
}) => {
  await order(page, shop, 'multibanco');
  await expect(state(page)).toHaveText(states.awaiting_payment);
  const [entity = '', reference = ''] = await page.locator('dd').allTextContents();
  const slip = { entity, reference: reference.replaceAll(' ', ''), amount: 1000 };
  const paid = await shop.tenant.call('POST', '/sandbox/atm', slip);
  expect(paid.status).toBe(200);
  await expect(state(page)).toHaveText(states.paid);
});

const backToShop = (payment: Pick<Page, 'getByRole'>) =>
  payment.getByRole('link', { name: payPage.onward.siteLink('') }).click();

test('a shopper chooses a card on the payment page and comes back to a paid order [shop.paid-on-the-payment-page]', async ({
  page,
  shop,
}) => {
  await order(page, shop, 'redirect');
  await expect(page).toHaveURL(/\/paypay\/referencia\//);
  for (const name of Object.values(payPage.methods.names))
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByText(payPage.methods.names.CC, { exact: true }).click();
  await typeCard(page, 'PT', '4242 4242 4242 4242');
  await backToShop(page);
  await expect(state(page)).toHaveText(states.paid);
  await expect(page).toHaveURL(/\/orders\//);
});

test('a shopper pays by card without leaving the shop, which lives on another site [shop.paid-without-leaving] @full', async ({
  page,
  shop,
}) => {
  await order(page, shop, 'embed');
  const frame = page.frameLocator('.paymentWidgets iframe');
  await typeCard(frame, 'PT', '4242 4242 4242 4242');
  await backToShop(frame);
  await expect(state(page)).toHaveText(states.paid);
});

test('a shopper who changes their mind finds the order cancelled @full', async ({ page, shop }) => {
  await order(page, shop, 'redirect');
  await page.getByRole('button', { name: payPage.page.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: payPage.page.leave }).click();
  await backToShop(page);
  await expect(state(page)).toHaveText(states.cancelled);
});
