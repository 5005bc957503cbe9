import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { guidePath, localeIds, locales } from './locales.ts';
import { scripts, visit } from './visit.ts';

/** Opens a page whose application never arrives. */
async function openWithoutApplication(page: Page, path: string): Promise<void> {
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
}

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
