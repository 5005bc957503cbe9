import { expect } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { ofTurn } from '../../tools/test/turn.mjs';
import { test } from '../tenant.ts';
import { openCheckout, tenEuros, typeCard } from './openCheckout.ts';

test('the page shows a reference and changes by itself once it is paid [payment-page.paid-reference-shows-by-itself]', async ({
  page,
  context,
  tenant,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { w, paymentId } = await openCheckout(page, tenant, { language: 'EN' });
  await page.getByText(w.methods.names.CC, { exact: true }).click();
  await page.getByRole('button', { name: w.methods.other }).click();
  await page.getByText(w.methods.names.MB, { exact: true }).click();
  await expect(page.getByRole('heading', { name: w.reference.title })).toBeVisible();
  const { data } = await tenant.call<Payment>('GET', `/api/payments/${paymentId}`);
  const { entity = '', reference } = data.referenceDetails;
  const groups = String(reference).replace(/(\d{3})(?=\d)/g, '$1 ');
  for (const [label, shown, copied] of [
    [w.reference.entity, entity, entity],
    [w.reference.reference, groups, reference],
    [w.reference.amount, tenEuros.EN, '10,00'],
  ] as const) {
    await expect(page.getByText(shown, { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: w.reference.copy(label), exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await page.reload();
  await tenant.call('POST', '/sandbox/atm', { entity, reference, amount: 1000 });
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
});

test('a page that takes Multibanco alone shows its reference at once [payment-page.multibanco-alone-shows-reference]', async ({
  page,
  tenant,
}) => {
  const { w } = await openCheckout(page, tenant, { payment: { paymentMethod: { code: 'MB' } } });
  await expect(page.getByRole('heading', { name: w.reference.title })).toBeVisible();
});

for (const language of ofTurn(['PT', 'ES', 'EN'] as const)) {
  test(`whoever tries the page on a phone pays the reference below it: ${language}`, async ({ page, tenant }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { w, paymentId } = await openCheckout(page, tenant, { language });
    await page.getByText(w.methods.names.MB, { exact: true }).click();
    const bar = page.getByRole('complementary', { name: w.sandbox.label });
    await expect(bar.getByRole('link', { name: w.sandbox.docs })).toHaveAttribute('href', /#multibanco$/);
    await bar.getByRole('button', { name: w.sandbox.atm.pay, exact: true }).click();
    await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
    const { data } = await tenant.call<Payment>('GET', `/api/payments/${paymentId}`);
    expect(data).toMatchObject({ stateDetails: { state: 'confirmed' }, paymentMethod: { code: 'MB' } });
  });
}

test('a page whose deadline has passed takes no card, and says that nothing was charged @full', async ({
  page,
  tenant,
}) => {
  const end = new Date(Date.now() + 3_600_000).toISOString().replace('Z', '+00:00');
  const { w } = await openCheckout(page, tenant, {
    payment: { validDate: { end, blockLatePayment: true } },
  });
  await page.getByText(w.methods.names.CC, { exact: true }).click();
  await tenant.call('POST', '/sandbox/clock', { advanceSeconds: 7200 });
  await typeCard(page, 'PT', '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: w.closing.expired.title })).toBeVisible();
});
