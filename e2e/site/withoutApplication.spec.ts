import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { guidePath, locales } from './locales.ts';

/** Opens a page whose application never arrives. */
async function openWithoutApplication(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto(path);
}

const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('the language of all samples is chosen without the application, and kept on the next page', async ({
  page,
}) => {
  await openWithoutApplication(page, guidePath);
  await tabs(page, 'PHP').first().click();
  for (const tab of await tabs(page, 'PHP').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toContainText('<?php');
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await page.goto(locales.en.prefix + guidePath);
  await expect(tabs(page, 'PHP').first()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs(page, 'cURL').first()).toHaveAttribute('aria-selected', 'false');
});

test('tabs are walked with the keyboard without the application', async ({ page }) => {
  await openWithoutApplication(page, guidePath);
  await tabs(page, 'cURL').first().focus();
  for (const [key, name] of [
    ['End', 'Java'],
    ['ArrowRight', 'cURL'],
    ['ArrowLeft', 'Java'],
    ['Home', 'cURL'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page, name).first()).toBeFocused();
    await expect(tabs(page, name).first()).toHaveAttribute('aria-selected', 'true');
  }
});

test('a sample is copied without the application, which is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithoutApplication(page, guidePath);
  const button = page.locator('main [data-code-tool="copy"]').filter({ visible: true }).first();
  const copied = await copy(page, () => button.click(), 'curl');
  expect(copied).toContain('/payments/references');
  await expect(button).toHaveAttribute('data-copied');
  await expect(button.locator('+ [aria-live]')).toHaveText(/./);
  await expect(button).not.toHaveAttribute('data-copied');
});

test('a long line is wrapped without the application', async ({ page }) => {
  await openWithoutApplication(page, locales.es.prefix + guidePath);
  const button = page.locator('main [data-code-tool="wrap"]').filter({ visible: true }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main pre[data-wrap]').first()).toBeVisible();
});

test('what was chosen and wrapped before the application stays when it takes over', async ({ page }) => {
  await page.goto(guidePath);
  await tabs(page, 'PHP').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(tabs(page, 'PHP').first()).toHaveAttribute('aria-selected', 'true');
  await tabs(page, 'Python').last().click();
  for (const tab of await tabs(page, 'Python').all())
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page
    .getByRole('main')
    .getByRole('link', { name: /checkout|MB WAY/i })
    .last()
    .click();
  await expect(tabs(page, 'Python').first()).toHaveAttribute('aria-selected', 'true');
});
