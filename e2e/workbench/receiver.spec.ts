import { expect } from '@playwright/test';
import type { Delivery } from '../../contract/control/controlSchema.ts';
import { openWorkbench, test, words } from './openWorkbench.ts';

const w = words.es;

/** Text colour of the light mode, which a receipt always has. */
const ink = 'rgb(27, 43, 64)';

test('a receiver is checked before it goes live, and the report says what it got right [workbench.receiver-is-checked]', async ({
  page,
  tenant,
}) => {
  await tenant.call('POST', '/api/payments/references', { amount: 1000 });
  await openWorkbench(page, 'es', 'goLive');
  const caller = page.getByRole('region', { name: w.goLive.caller.title });
  const looks = w.goLive.caller.looks;
  await expect(caller.getByText(looks.found, { exact: true })).toHaveCount(1);
  await expect(caller.getByText(looks.unexamined, { exact: true })).toHaveCount(1);
  await expect(caller.getByRole('link', { name: w.goLive.caller.link })).toHaveAttribute('href', /retry#lost$/);
  await expect(caller.getByRole('link', { name: 'POST /api/payments/references' })).toBeVisible();

  await page.getByRole('button', { name: w.goLive.useInbox }).click();
  await page.getByRole('button', { name: w.goLive.run, exact: true }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const report = page.getByRole('region', { name: w.goLive.allPassed });
  await expect(report).toBeVisible({ timeout: 45_000 });
  await expect(report.getByText(/\/sandbox\/inbox\//)).toBeVisible();
  await expect(report.getByText(w.goLive.looks.passed, { exact: true })).toHaveCount(12);
  // The examination itself created payments, which do not count.
  await caller.getByRole('button', { name: w.goLive.caller.again }).click();
  await expect(caller.getByRole('status')).toHaveText(w.goLive.caller.counted(1, 1));

  await page.getByRole('button', { name: /colores/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(report.getByRole('heading', { name: w.goLive.allPassed })).toHaveCSS('color', ink);
  for (const role of ['button', 'navigation', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('a delivery that another one holds back says which, and leads there @full', async ({ page, tenant }) => {
  const callbackUrl = 'http://localhost:9/receptor';
  const { data: payment } = await tenant.call<{ id: string; referenceDetails: object }>(
    'POST',
    '/api/payments/references',
    { amount: 1000, callbackUrl },
  );
  await tenant.call('POST', '/sandbox/atm', { ...payment.referenceDetails, amount: 1000 });
  const { data } = await tenant.call<Delivery[]>('GET', `/sandbox/deliveries?paymentId=${payment.id}`);
  const [held, first] = data.filter(({ kind }) => kind === 'callback');
  await openWorkbench(page, 'es', `webhooks/deliveries/${held?.id}`);
  const detail = page.getByRole('article');
  const link = detail.getByRole('link', { name: w.webhooks.waitsBehind(first?.id ?? ''), exact: true });
  await expect(link).toBeVisible();
  await expect(detail.getByRole('button', { name: w.webhooks.jump, exact: true })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#/webhooks/deliveries/${first?.id}$`));
  await expect(detail.getByRole('button', { name: w.webhooks.jump, exact: true })).toBeVisible();
});

test('a subscription is made, gets a failure mode, is switched off and on again, and is deleted [workbench.subscription-is-switched]', async ({
  page,
}) => {
  await openWorkbench(page, 'es', 'webhooks/subscriptions');
  await page.getByLabel(w.webhooks.subscribe.url).fill('http://localhost:9/receptor');
  await page.getByLabel(w.webhooks.subscribe.action, { exact: true }).selectOption('payment_refunded');
  await page.getByRole('button', { name: w.webhooks.subscribe.submit, exact: true }).click();
  const card = page.getByRole('article', { name: /^payment_refunded/ });
  await expect(card).toContainText('http://localhost:9/receptor');

  await card.getByLabel(w.webhooks.failureMode).selectOption('duplicate');
  await expect(page.getByText(w.webhooks.failureModeSet)).toBeVisible();
  await expect(card.getByLabel(w.webhooks.failureMode)).toHaveValue('duplicate');

  await card.getByRole('button', { name: w.webhooks.disable }).click();
  await expect(card).toContainText(w.webhooks.reasons.by_hand(0));
  await card.getByRole('button', { name: w.webhooks.resume }).click();
  await expect(card.getByText(w.webhooks.on, { exact: true })).toBeVisible();

  await card.getByRole('button', { name: w.webhooks.remove }).click();
  await expect(card).toHaveCount(0);
});

test('a private sandbox is opened from the credentials, and nothing of the other one is in it @full', async ({
  page,
  tenant,
}) => {
  await tenant.call('POST', '/api/payments/references', { amount: 4711 });
  await openWorkbench(page, 'es', 'credentials');
  await expect(page.getByRole('banner')).toContainText(tenant.platformCode);
  await page.getByRole('button', { name: w.credentials.create }).click();
  await expect(page.getByRole('banner')).not.toContainText(tenant.platformCode);
  await page
    .getByRole('navigation', { name: w.frame.menu })
    .getByRole('link', { name: w.frame.panes.payments })
    .click();
  await expect(page.getByRole('list', { name: w.frame.panes.payments })).toBeVisible();
  await expect(page.getByText('47,11')).toHaveCount(0);
});
