import { expect, type Page, test } from '@playwright/test';
import { markedWords, openSearch, waitForTexts } from './openSearch.ts';
import { localesOfRun } from './pageVariants.ts';
import { searchWords } from './searchWords.ts';
import { holdRequests, pointAtLink, visit, visitWithApplication } from './visit.ts';

for (const locale of localesOfRun(10)) {
  const { typed, page: target, marked, loading, nowhere, nothing, absent } = searchWords[locale];

  test(`a question in ${locale} leads by keyboard alone to the section that answers it, its words marked`, async ({
    page,
  }) => {
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').pressSequentially(typed);
    const hits = dialog.getByRole('option');
    await waitForTexts(dialog);
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    expect(await hits.count()).toBeLessThanOrEqual(8);
    await expect(hits.filter({ hasText: marked }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(target);
    await expect.poll(() => markedWords(page)).toContain(marked);
  });

  test(`the box says in ${locale} that its index is on its way, and takes what is typed meanwhile`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/search-*.json');
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await expect(dialog.getByRole('status')).toHaveText(loading);
    await dialog.getByRole('combobox').fill('payment_confirmed');
    await expect(dialog.getByRole('status')).toHaveText(loading);
    release();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });

  test(`the box says in ${locale} what to try when nothing is found`, async ({ page }) => {
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').fill(nowhere);
    await expect(dialog.getByText(nothing)).toBeVisible();
    await expect(dialog.getByRole('link', { name: absent })).toHaveAttribute(
      'href',
      /\/docs\/guides\/not-available$/,
    );
    await dialog.getByRole('button', { name: 'POST /payments' }).click();
    await expect(dialog.getByRole('option').first()).toContainText('/payments');
  });
}

test('titles and codes are found before the texts have come', async ({ page }) => {
  await page.route('**/search-texts.json', () => new Promise(() => {}));
  await visit(page, '/');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('e04020');
  await expect(dialog.getByRole('option', { name: /e04020/ }).first()).toBeVisible();
});

test('a call, a code and a field are found by their names, and Escape gives the focus back', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: /Procurar/ }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  for (const typed of ['POST /payments', 'e00301', 'blockLatePayment']) {
    await dialog.getByRole('combobox').fill(typed);
    await expect(dialog.getByRole('option').first()).toContainText(typed.split(' ').at(-1) ?? typed);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('arrows go through all areas and around, and Enter opens what they stand on @full', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('reembolso');
  await waitForTexts(dialog);
  await expect(dialog.getByRole('group').nth(1)).toBeVisible();
  const hits = dialog.getByRole('option');
  const count = await hits.count();
  for (let i = 1; i < count; i += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(i)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  const last = hits.nth(count - 1);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  const href = (await last.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => decodeURI(url.href).endsWith(decodeURI(href)));
});

test('a place of the reference is opened with its words marked', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('e04020');
  await dialog.locator('a[href*="/api?"]').first().click();
  await expect(page).toHaveURL(/\/api\?.*#errors\/e04020$/);
  await expect.poll(() => markedWords(page)).toContain('e04020');
});

test('an address that asks for it has its words marked before its reader stirs', async ({ page }) => {
  await page.goto('/docs/guides/authentication?_highlight=credenciais');
  await expect.poll(() => markedWords(page)).toContain('credenciais');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.goto('/docs/guides/authentication');
  await pointAtLink(page);
  expect(await markedWords(page)).toEqual([]);
});

/** Whether the document is still the one that was marked. */
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

test('a result is a route of the running application, and with Ctrl a tab of its own @full', async ({
  page,
  context,
}) => {
  await visitWithApplication(page, '/');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('mb way');
  await waitForTexts(dialog);
  const hit = dialog.getByRole('option').first();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    hit.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/_highlight=/);
  await expect(dialog).toBeVisible();
  await hit.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/docs\/.*_highlight=/);
  await expect.poll(() => markedWords(page)).not.toEqual([]);
  expect(await isSameDocument(page)).toBe(true);

  // The page that came with the route has a dialog of its own.
  await (await openSearch(page)).getByRole('combobox').fill('e04020');
  await expect(dialog.getByRole('option', { name: /e04020/ }).first()).toBeVisible();
});

test('the result that was chosen stays chosen while better ones come in @full', async ({ page }) => {
  const release = await holdRequests(page, '**/search-texts.json');
  await visit(page, '/');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('mb way');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.locator('[role="option"][aria-selected="true"]');
  const href = (await chosen.getAttribute('href'))?.replace(/\?[^#]*/, '');
  release();
  await waitForTexts(dialog);
  await expect(chosen).toHaveCount(1);
  expect((await chosen.getAttribute('href'))?.replace(/\?[^#]*/, '')).toBe(href);
});
