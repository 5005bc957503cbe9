import { expect } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { test } from '../tenant.ts';
import { openCheckout, typePhone } from './openCheckout.ts';

const mw = { paymentMethod: { code: 'MW' } };

test('a payer who accepts in the app sees the page change by itself [payment-page.accepted-phone-shows-by-itself]', async ({
  page,
  tenant,
}) => {
  const { w } = await openCheckout(page, tenant, { payment: mw });
  await typePhone(page, 'PT', '900000001');
  await expect(page.getByRole('heading', { name: w.wait.title })).toBeVisible();
  await tenant.call('POST', '/sandbox/clock', { advanceSeconds: 10 });
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
});

test('a payer who refuses in the app may try another phone [payment-page.refused-phone-tries-another]', async ({
  page,
  tenant,
}) => {
  const { w } = await openCheckout(page, tenant, { language: 'EN', payment: mw });
  // The request is answered on the phone below the page.
  const bar = page.getByRole('complementary', { name: w.sandbox.label });
  const answer = (what: 'accept' | 'refuse') =>
    bar.getByRole('button', { name: w.sandbox.push[what], exact: true }).click();
  await typePhone(page, 'EN', '912345678');
  await answer('refuse');
  await expect(page.getByText(w.failed.refused.title)).toBeVisible();
  await typePhone(page, 'EN', '961234567');
  await answer('accept');
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
});

test('a request nobody answers expires, and the page says so [payment-page.unanswered-phone-expires] @full', async ({
  page,
  tenant,
}) => {
  const { w, paymentId } = await openCheckout(page, tenant, { language: 'ES', payment: mw });
  await typePhone(page, 'ES', '912345678');
  await expect(page.getByRole('heading', { name: w.wait.title })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/^[0-4]:\d\d/);
  await tenant.call('POST', '/sandbox/clock', { advanceSeconds: 600 });
  await expect(page.getByText(w.failed.expired.title)).toBeVisible();
  const { data } = await tenant.call<Payment>('GET', `/api/payments/${paymentId}`);
  expect(data.stateDetails.state).toBe('pending');
});
