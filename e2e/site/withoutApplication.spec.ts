import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { guidePath, localeIds, locales } from './locales.ts';
import { openWithoutApplication, scripts, visit } from './visit.ts';

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

for (const locale of localeIds) {
  test(`the announcement is dismissed without the application, and stays away with it, in ${locale}`, async ({
    page,
  }) => {
    const { announcement, dismiss } = words[locale];
    const bar = page.getByRole('complementary', { name: announcement });
    await openWithoutApplication(page, locales[locale].prefix + guidePath);
    await page.getByRole('button', { name: dismiss }).click();
    await expect(bar).toBeHidden();
    await page.unroute(scripts);
    await visit(page, '/', locale);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar).toBeHidden();
  });
}

test('the contents of a page on a phone open and lead to their section without the application', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutApplication(page, guidePath);
  const contents = page.locator('details', { has: page.locator('.table-of-contents') });
  await contents.locator('summary').click();
  const link = contents.getByRole('link').last();
  await link.click();
  await expect(page).toHaveURL(/#\w+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('what was chosen before the application stays when it takes over', async ({ page }) => {
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

test('a page is copied without the application', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithoutApplication(page, locales.en.prefix + guidePath);
  const tools = page.locator('[data-page-tools]');
  const held = await copy(page, () => tools.getByRole('button').click(), `](http`);
  expect(held).toMatch(/^# .*Multibanco/);
  await expect(tools.getByRole('status')).toHaveText(/./);
});

test('a phone has a way up without the application', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithoutApplication(page, guidePath);
  const up = page.getByRole('button', { name: words.pt.backToTop });
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(up).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(up).toBeVisible({ timeout: 500 });
  }).toPass();
  await up.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(up).toBeHidden();
});
