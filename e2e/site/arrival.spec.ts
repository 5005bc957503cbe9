import { expect, type Page, test } from '@playwright/test';
import { holdRests, releaseRests } from './holdRests.ts';
import { categoryPath, guidePath } from './locales.ts';
import { holdRequests, visit } from './visit.ts';

const bar = (page: Page) => page.locator('html[data-waiting]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) => page.locator('main').locator(`a[href="${path}"]`).first();

test('a page is shown from its introduction on, and the rest, in the language that was chosen, once it is there', async ({
  page,
}) => {
  const other = '/docs/guides/refund';
  await visit(page, categoryPath);
  await page.evaluate(() => localStorage.setItem('balcao.choice.language', 'php'));
  await page.evaluate(holdRests);
  await linkTo(page, guidePath).click();
  await expect(heading(page)).toContainText('Multibanco');
  await expect(page).toHaveURL(guidePath);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('main h2')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(1);
  await page.evaluate(releaseRests);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main pre').filter({ visible: true, hasText: '<?php' }).first()).toBeVisible();
  await expect(page.locator('.table-of-contents a').filter({ visible: true }).first()).toBeVisible();

  // A page that is left before it has loaded reports nothing more.
  await page.locator('aside').locator(`a[href="${other}"]`).click();
  await expect(page).toHaveURL(other);
  await page.goBack();
  await expect(page).toHaveURL(guidePath);
  await page.evaluate(releaseRests);
  await expect(heading(page)).toContainText('Multibanco');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('a page that breaks off after its introduction says why, and Retry fetches it @full', async ({ page }) => {
  await visit(page, categoryPath);
  await page.evaluate(holdRests);
  await linkTo(page, guidePath).click();
  await expect(heading(page)).toContainText('Multibanco');
  await page.evaluate(() => document.body.toggleAttribute('data-breaks', true));
  await page.evaluate(releaseRests);
  const box = page.getByRole('main').getByRole('alert');
  await expect(box).toContainText('broken off');
  await page.evaluate(() => document.body.toggleAttribute('data-breaks', false));
  await box.getByRole('button').click();
  await expect(heading(page)).toContainText('Multibanco');
  await page.evaluate(releaseRests);
  await expect(page.locator('main h2').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
});

test('pictures that are on their way give way to the next page, and load where the reader stays @full', async ({
  page,
}) => {
  await page.route('**/img/screens/**', () => {});
  await visit(page, '/docs/guides/checkouts/cc');
  const picture = page.locator('main img').filter({ visible: true }).first();
  const begun = page.waitForRequest('**/img/screens/**');
  await picture.scrollIntoViewIfNeeded();
  await begun;
  await holdRequests(page, `**${categoryPath}`);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/img/screens/'));
  await page.locator(`aside a[href="${categoryPath}"]`).evaluate((link: HTMLElement) => link.click());
  await ended;
  await expect(picture).toHaveAttribute('src', /^data:/);
  await page.unroute('**/img/screens/**');
  await page.locator('.table-of-contents a').filter({ visible: true }).first().click();
  await expect(picture).toHaveAttribute('src', /screens/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(9);
  await expect(page).toHaveURL(/checkouts\/cc#/);
});
