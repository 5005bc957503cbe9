import { expect, type Page, test } from '@playwright/test';
import { holdRequests, onDemandScripts, openWithoutApplication } from './visit.ts';

/** Number of strings in samples that are painted in a colour of their own. */
const colouredStrings = (page: Page) =>
  page.evaluate(
    () =>
      [...(CSS.highlights.get('code-string') ?? [])].filter(({ startContainer }) => {
        const code = startContainer.parentElement as Element;
        return getComputedStyle(code, '::highlight(code-string)').color !== getComputedStyle(code).color;
      }).length,
  );

test('the reference is filtered, shown in another language and coloured without the application', async ({
  page,
}) => {
  await openWithoutApplication(page, '/en/api#tag/payments/POST/payments/{id}/refunds');
  await expect.poll(() => colouredStrings(page)).toBeGreaterThan(0);
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
