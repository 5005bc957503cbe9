import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteWords } from '../../site/src/words/all.ts';
import { ofTurn } from '../../tools/test/turn.mjs';
import { words } from './frameWords.ts';
import { guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { searchWords } from './searchWords.ts';
import { holdRequests, isMarked, markDocument, visit } from './visit.ts';

const button = (page: Page) => page.locator('nav [data-opens-search]');

const searchProgram = '**/assets/on-demand/search-*';
const missing = [
  ['program', searchProgram],
  ['index', '**/search-documents.json'],
] as const;

async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+K');
  return page.getByRole('dialog');
}

/** Waits until the texts are loaded, because before that hits have no excerpts, and better hits may follow. */
const waitForTexts = (dialog: Locator) =>
  expect(dialog.getByRole('option').first().locator('> span').nth(2)).toBeVisible();

/** Highlighted words. They have no elements in the document. */
const markedWords = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])]
      .filter(({ startContainer }) => {
        const { parentElement } = startContainer;
        const mark = parentElement && getComputedStyle(parentElement, '::highlight(search)');
        return mark && mark.backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((range) => range.toString()),
  );

for (const locale of localesOfRun(10)) {
  const { typed, page: target, marked, nowhere } = searchWords[locale];
  const { loading, failed, nothing, notDocumented } = siteWords[locale].chrome.search;
  const { notFound, retry } = words[locale];

  test(`a question in ${locale}, typed before the program and its index have come, leads by keyboard alone to the section that answers it, its words marked`, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/search-*.json');
    const letGo = await holdRequests(page, searchProgram);
    await visit(page, '/', locale);
    await markDocument(page);
    const dialog = await openSearch(page);
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
    await expect(dialog.getByRole('status')).toHaveText(loading);
    letGo();
    await expect(dialog.getByRole('combobox')).toHaveValue(typed);
    await expect(dialog.getByRole('status')).toHaveText(loading);
    release();
    const hits = dialog.getByRole('option');
    await waitForTexts(dialog);
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    expect(await hits.count()).toBeLessThanOrEqual(8);
    await expect(hits.filter({ hasText: marked }).first()).toBeVisible();
    for (const [key, selected] of [
      ['ArrowUp', hits.last()],
      ['ArrowDown', hits.first()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(target);
    await expect.poll(() => markedWords(page)).toContain(marked);
    expect(await isMarked(page)).toBe(true);

    // The next page has no highlights, and the search still works there.
    await page.locator('.pagination-nav a').first().click();
    await expect(page).not.toHaveURL(target);
    await expect.poll(() => markedWords(page)).toEqual([]);
    await (await openSearch(page)).getByRole('combobox').fill('e04020');
    await expect(dialog.getByRole('option', { name: /e04020/ }).first()).toBeVisible();
  });

  test(`the box says in ${locale} what to try when nothing is found, and an unknown path is searched for`, async ({
    page,
  }) => {
    await visit(page, '/docs/guides/multibanco-references', locale);
    await page.getByRole('main').getByRole('button', { name: notFound.search }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue('multibanco references');
    await expect(dialog.locator('a[href*="/payment-multibanco"]').first()).toBeVisible();
    await dialog.getByRole('combobox').fill(nowhere);
    await expect(dialog.getByText(nothing(nowhere))).toBeVisible();
    await expect(dialog.getByRole('link', { name: notDocumented })).toHaveAttribute(
      'href',
      /\/docs\/guides\/not-available$/,
    );
    await dialog.getByRole('button', { name: 'POST /payments' }).click();
    await expect(dialog.getByRole('option').first()).toContainText('/payments');
  });

  for (const [part, requests] of ofTurn(missing, 2)) {
    test(`the search in ${locale}, opened by its button, says that its ${part} did not come, and tries again`, async ({
      page,
    }) => {
      await page.route(requests, (route) => route.abort());
      await page.goto(locales[locale].prefix + guidePath);
      await button(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(failed);
      await expect(dialog.getByText(loading)).toBeHidden();
      await page.keyboard.type('e04020');
      await page.unroute(requests);
      await dialog.getByRole('button', { name: retry }).click();
      await expect(dialog.getByRole('option', { name: /e04020/ }).first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toBeHidden();
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }
}

test('a call, a code and a field are found by their names before the texts have come, and the place of a code is opened with it marked', async ({
  page,
}) => {
  await page.route('**/search-texts.json', () => new Promise(() => {}));
  await visit(page, '/');
  await button(page).click();
  const dialog = page.getByRole('dialog');
  for (const typed of ['POST /payments', 'e00301', 'blockLatePayment', 'e04020']) {
    await dialog.getByRole('combobox').fill(typed);
    await expect(dialog.getByRole('option').first()).toContainText(typed.split(' ').at(-1) ?? typed);
  }
  await dialog.locator('a[href*="/api?"]').first().click();
  await expect(page).toHaveURL(/\/api\?.*#errors\/e04020$/);
  await expect.poll(() => markedWords(page)).toContain('e04020');
});

test('the result that was chosen stays chosen while better ones come in, and opens with Ctrl in a tab of its own @full', async ({
  page,
  context,
}) => {
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
  const [tab] = await Promise.all([context.waitForEvent('page'), chosen.click({ modifiers: ['ControlOrMeta'] })]);
  await expect(tab).toHaveURL(/_highlight=/);
  await expect(dialog).toBeVisible();
});
