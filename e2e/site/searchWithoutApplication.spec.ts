import { expect, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { guidePath, locales } from './locales.ts';
import { markedWords, openSearch, searchProgram, waitForTexts } from './openSearch.ts';
import { localesOfRun } from './pageVariants.ts';
import { searchWords } from './searchWords.ts';
import { holdRequests, openWithoutApplication } from './visit.ts';

for (const locale of localesOfRun(7)) {
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

test('the search never starts the application, and is left as it is when the application takes over @full', async ({
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
