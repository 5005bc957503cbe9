import { expect, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { guidePath, locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { createTenant, sandboxOrigin } from '../tenant.ts';
import { useTenant, words } from '../workbench/openWorkbench.ts';
import { firstSample, openMenu, openPrivateSandbox } from './openDestination.ts';

test('a private sandbox chosen in one panel is used in the first, too, after a reload, its own webhook is shown, and the way back leads to the shared one @full', async ({
  page,
  request,
}) => {
  const { where } = words.en.play;
  const { shared } = words.en;
  await visit(page, guidePath, 'en');
  const multibanco = page.locator('[data-live-panel="payment"]');
  const run = page.locator('[data-live-panel="run"]');
  for (const panel of [multibanco, run]) await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  await expect(multibanco.getByText(where.shared)).toBeVisible();
  await openPrivateSandbox(run, 'en');
  await expect(multibanco.getByText(where.private)).toBeVisible();

  const { own, current } = await page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? '{}'),
    `balcao.sandboxes ${sandboxOrigin}`,
  );
  const left = { action: 'payment_confirmed', url: 'http://localhost:9/left-by-somebody' };
  const Authorization = `Basic ${btoa(`${current}:${own[0].privateKey}`)}`;
  const subscribed = await request.post(`${sandboxOrigin}/api/webhooks`, {
    headers: { Authorization },
    data: left,
  });
  expect(subscribed.ok()).toBe(true);

  await page.reload();
  await multibanco.getByRole('button', { name: locales.en.try, exact: true }).click();
  await expect(multibanco.getByText(`${where.private} ${current}`)).toBeVisible();
  await multibanco.getByRole('button', { name: shared.device.atm.create }).click();
  await multibanco.getByRole('button', { name: shared.atm.pay, exact: true }).click();
  const webhook = multibanco.getByRole('region', { name: shared.webhook.title });
  await expect(webhook.getByText(`/sandbox/inbox/${current}`)).toBeVisible();
  await expect(webhook.getByText(shared.signature.valid).first()).toBeVisible();
  await openMenu(multibanco, 'en');
  await multibanco.getByRole('button', { name: where.back }).click();
  await expect(multibanco.getByText(where.shared)).toBeVisible();
});

test('samples carry the keys of the private sandbox in use, and so does what is copied [live-panel.samples-carry-private-keys]', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tenant = await createTenant(request);
  await useTenant(page, tenant);
  await page.goto(`/en${guidePath}`);
  await expect(firstSample(page)).toContainText(`PLATFORM_CODE='${tenant.platformCode}'`);
  await expect(firstSample(page)).toContainText(tenant.privateKey);
  await expect(page.getByText(words.en.shared.destination.samples.back).first()).toBeVisible();
  const button = page.locator('div[data-option] [data-code]').first().getByRole('button', { name: /copy/i });
  await copy(page, () => button.click(), `PRIVATE_KEY='${tenant.privateKey}'`);

  await page.goto('/en/docs/guides/sandbox');
  const key = page.getByRole('definition').getByText(tenant.privateKey, { exact: true });
  await expect(key).toBeVisible();
  await page.getByText(words.en.shared.destination.samples.back).first().click();
  await expect(key).toHaveCount(0);
});
