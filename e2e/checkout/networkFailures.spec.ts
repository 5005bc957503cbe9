import { expect, type Page } from '@playwright/test';
import type { Delivery } from '../../contract/control/controlSchema.ts';
import { ofTurn } from '../../tools/test/turn.mjs';
import { test } from '../tenant.ts';
import { createCheckout, openCheckout, tenEuros, typeCard, typePhone } from './openCheckout.ts';

const cc = { paymentMethod: { code: 'CC' } };
const mw = { paymentMethod: { code: 'MW' } };

async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
  await expect(async () => {
    if (!(await focused()).includes(name)) await page.keyboard.press('Tab');
    expect(await focused()).toContain(name);
  }).toPass({ intervals: [0] });
}

test('a payer chooses a method and pays by keyboard alone', async ({ page, tenant }) => {
  const { w } = await openCheckout(page, tenant, { language: 'EN' });
  await page.getByRole('link').or(page.getByRole('button')).first().focus();
  await tabTo(page, w.methods.names.CC);
  await page.keyboard.press('Enter');
  await tabTo(page, w.card.number);
  for (const [at, text] of ['4242424242424242', '1230', '123', 'Maria Silva'].entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
});

test('a double click pays once, and going back to the page shows that it is paid, not its form', async ({
  page,
  tenant,
}) => {
  const { w, paymentId } = await openCheckout(page, tenant, { payment: cc });
  await page.getByLabel(w.card.number).fill('4242424242424242');
  await page.getByLabel(w.card.expiry).fill('1230');
  await page.getByLabel(w.card.cvc).fill('123');
  await page.getByLabel(w.card.holder).fill('Maria Silva');
  await page.getByRole('button', { name: w.card.pay(tenEuros.PT), exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
  const { data } = await tenant.call<Delivery[]>('GET', `/sandbox/deliveries?paymentId=${paymentId}`);
  expect(data.filter(({ action }) => action === 'payment_confirmed')).toHaveLength(1);
});

const long = 'Encomenda-com-um-nome-comprido-que-ninguém-quebrou-PT-2026-000000000000000042';

for (const layout of ofTurn(['default', 'basic', 'web'] as const, 12)) {
  test(`every step fits a window of 320 px in the layout ${layout}`, async ({ page, tenant }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const wanted = { layout, payment: { summary: long, code: long } };
    const { w } = await openCheckout(page, tenant, wanted);
    const fits = (what: string) =>
      expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what }).toBe(320);
    await fits('the choice of a method');
    await page.getByText(w.methods.names.CC, { exact: true }).click();
    await page.getByRole('button', { name: w.card.pay(tenEuros.PT), exact: true }).click();
    await expect(page.getByText(w.card.problems.numberEmpty)).toBeVisible();
    await fits('the card with its problems');
    await page.getByRole('button', { name: w.page.leave }).click();
    await fits('the question before leaving');
    await page.getByRole('button', { name: w.leave.stay }).click();
    await typeCard(page, 'PT', '4000 0000 0000 0002');
    await expect(page.getByText(w.failed.declined.title)).toBeVisible();
    await fits('a card that was declined');
    await typeCard(page, 'PT', '4242 4242 4242 4242');
    await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
    await fits('the end');

    await page.goto((await createCheckout(tenant, wanted)).checkoutUrl);
    await page.getByText(w.methods.names.MB, { exact: true }).click();
    await expect(page.getByRole('heading', { name: w.reference.title })).toBeVisible();
    await fits('a reference');
    await page.goto((await createCheckout(tenant, { ...wanted, payment: { ...wanted.payment, ...mw } })).checkoutUrl);
    await typePhone(page, 'PT', '912345678');
    await expect(page.getByRole('heading', { name: w.wait.title })).toBeVisible();
    await fits('a phone that waits');
  });
}
