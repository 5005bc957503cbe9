import { expect, test } from '@playwright/test';
import { holdRequests, onDemandScripts, openWithoutApplication } from './visit.ts';

test('the reference is filtered, shown in another language and coloured without the application', async ({
  page,
}) => {
  await openWithoutApplication(page, '/en/api#tag/payments/POST/payments/{id}/refunds');
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('code-string')?.size ?? 0))
    .toBeGreaterThan(0);
  await expect(page.locator('[data-chapters] a[aria-current]')).toHaveAttribute('href', /refunds$/);
  await page.locator('[data-filter]').fill('blockLatePayment');
  await expect(page.locator('[data-hits] a').first()).toBeVisible();
  await page.locator('[data-language="php"]').filter({ visible: true }).first().click();
  await expect(page.locator('[data-samples] pre').first()).toContainText('<?php');
});

test('a button of the reference that is pressed before its script has come is answered', async ({ page }) => {
  const letGo = await holdRequests(page, onDemandScripts);
  await openWithoutApplication(page, '/api');
  await page.locator('[data-language="php"]').first().click();
  letGo();
  await expect(page.locator('[data-samples] pre').first()).toContainText('<?php');
});
