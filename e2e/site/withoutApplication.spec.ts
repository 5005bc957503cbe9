import { expect, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, localeIds, locales } from './locales.ts';
import { openWithoutApplication, scripts, visit } from './visit.ts';

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

const narrow = { width: 390, height: 844 };

for (const locale of localeIds) {
  const said = words[locale];

  test(`the menu of a phone opens, leads on and closes without the application, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await openWithoutApplication(page, locales[locale].prefix + guidePath);
    const opener = page.getByRole('button', { name: said.openMenu });
    const menu = page.getByRole('dialog', { name: said.menu });
    await opener.click();
    await expect(menu.locator('[aria-current="page"]').last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('button', { name: said.closeMenu }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await page.mouse.click(380, 400);
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('link', { name: said.payments, exact: true }).click();
    await expect(page).toHaveURL(locales[locale].prefix + categoryPath);
  });

  test(`the tree of pages is hidden and shown without the application, in ${locale}`, async ({ page }) => {
    await openWithoutApplication(page, locales[locale].prefix + guidePath);
    const tree = page.getByRole('navigation', { name: said.tree });
    await page.getByRole('button', { name: said.collapse }).click();
    await expect(tree).toBeHidden();
    await page.goto(locales[locale].prefix + categoryPath);
    await expect(tree).toBeHidden();
    const show = page.getByRole('button', { name: said.expand });
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(tree).toBeVisible();
    await expect(page.getByRole('button', { name: said.collapse })).toBeFocused();
  });
}

test('a group of the tree opens and closes without the application, and the one of the page is open', async ({
  page,
}) => {
  await openWithoutApplication(page, guidePath);
  const tree = page.getByRole('navigation', { name: words.pt.tree });
  const group = (name: string) =>
    tree.locator('details', { has: page.locator(`summary[aria-label$="${name}"]`) });
  await expect(group(words.pt.payments)).toHaveAttribute('open');
  const other = group('Webhooks');
  await expect(other).not.toHaveAttribute('open');
  await other.locator('summary').click();
  await expect(other.getByRole('link').first()).toBeVisible();
  await other.locator('summary').press('Enter');
  await expect(other.getByRole('link').first()).toBeHidden();
});

test('the lists of the bar open one at a time and close at Escape without the application', async ({
  page,
}) => {
  await openWithoutApplication(page, guidePath);
  const bar = page.locator('nav.navbar');
  const list = (name: string) => bar.locator('details', { has: page.locator('summary', { hasText: name }) });
  const languages = list(words.pt.language);
  const versions = list('Next');
  await versions.locator('summary').click();
  await expect(versions.getByRole('link', { name: /^API/ })).toBeVisible();
  await languages.locator('summary').click();
  await expect(versions.getByRole('link', { name: /^API/ })).toBeHidden();
  await expect(languages.getByRole('link', { name: words.en.language })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages.getByRole('link', { name: words.en.language })).toBeHidden();
  await expect(languages.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.locator('h1').click();
  await expect(languages.getByRole('link', { name: words.en.language })).toBeHidden();
});

test('nothing of the frame starts the application', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/') && request.resourceType() === 'script')
      asked.push(request.url());
  });
  await page.setViewportSize(narrow);
  await page.goto(guidePath);
  await page.getByRole('button', { name: words.pt.colour.light }).click();
  await page.getByRole('button', { name: words.pt.dismiss }).click();
  await page.getByRole('button', { name: words.pt.openMenu }).click();
  const menu = page.getByRole('dialog', { name: words.pt.menu });
  await menu.locator('summary').first().click();
  await menu.getByRole('button', { name: words.pt.closeMenu }).click();
  await page.locator('summary', { hasText: words.pt.onThisPage }).click();
  await page.getByRole('radio', { name: 'PHP', exact: true }).first().click();
  await page.locator('main [data-code-tool]').filter({ visible: true }).first().click();
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), 600)),
  );
  expect(asked).toEqual([]);
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
