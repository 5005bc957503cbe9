import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { guidePath, localeIds, locales } from './locales.ts';
import { markedWords, openSearch, searchProgram, waitForTexts } from './openSearch.ts';
import { searchWords } from './searchWords.ts';
import { holdRequests, scripts, visit } from './visit.ts';

/** Opens a page whose application never arrives. */
async function openWithoutApplication(page: Page, path: string): Promise<void> {
  await page.route(scripts, (route) => route.abort());
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

for (const locale of localeIds) {
  const { typed, page: target, marked, loading, failed } = searchWords[locale];
  const { prefix } = locales[locale];

  test(`the search in ${locale} takes what is typed before its program has come, and leads by the keyboard to marked words, without the application`, async ({
    page,
  }) => {
    const letGo = await holdRequests(page, searchProgram);
    await openWithoutApplication(page, `${prefix}/`);
    const dialog = await openSearch(page);
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(dialog.getByRole('status')).toHaveText(loading);
    letGo();
    await waitForTexts(dialog);
    await expect(dialog.getByRole('combobox')).toHaveValue(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
    await expect.poll(() => markedWords(page)).toContain(marked);
    await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  });

  for (const [part, requests] of [
    ['program', searchProgram],
    ['index', '**/search-documents.json'],
  ] as const) {
    test(`the search in ${locale}, opened by its button, says that its ${part} did not come, and tries again`, async ({
      page,
    }) => {
      await page.route(requests, (route) => route.abort());
      await openWithoutApplication(page, prefix + guidePath);
      const button = page.locator('nav [data-opens-search]');
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(failed);
      await expect(dialog.getByText(loading)).toBeHidden();
      await page.keyboard.type('e04020');
      await page.unroute(requests);
      await dialog.getByRole('button', { name: words[locale].retry }).click();
      await expect(dialog.getByRole('option', { name: /e04020/ }).first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toBeHidden();
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test(`an unknown path is searched for in ${locale} without the application`, async ({ page }) => {
    await openWithoutApplication(page, `${prefix}/docs/guides/multibanco-references`);
    await page.getByRole('main').getByRole('button', { name: words[locale].notFound.search }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue('multibanco references');
    await expect(dialog.locator('a[href*="/payment-multibanco"]').first()).toBeVisible();
  });
}

test('the search never starts the application, and is left as it is when the application takes over', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(guidePath);
  await page.locator('nav [data-opens-search]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('reembolso');
  await waitForTexts(dialog);
  await dialog.getByRole('option').first().hover();
  await dialog.getByRole('option').nth(1).hover();
  await page.evaluate(() => new Promise((done) => setTimeout(requestIdleCallback, 500, done)));
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  const hits = await dialog.getByRole('option').allTextContents();
  await page.evaluate(() => {
    Object.assign(window, { marked: true });
    document
      .querySelector('a.navbar__brand')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('combobox')).toHaveValue('reembolso');
  expect(await dialog.getByRole('option').allTextContents()).toEqual(hits);
  await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=/);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  expect(problems).toEqual([]);
});
