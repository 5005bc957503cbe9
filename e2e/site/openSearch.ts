import { expect, type Locator, type Page } from '@playwright/test';

/** URL pattern of the search program. */
export const searchProgram = '**/assets/on-demand/search-*';

/** Opens the search by its keys. */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+K');
  return page.getByRole('dialog');
}

/** Waits for the texts: until then no hit has an excerpt, and better ones may still come in. */
export const waitForTexts = (dialog: Locator) =>
  expect(dialog.getByRole('option').first().locator('> span').nth(2)).toBeVisible();

/** Words whose marks are painted: they lie over the text, so the document has no elements for them. */
export const markedWords = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])]
      .filter(({ startContainer }) => {
        const { parentElement } = startContainer;
        const mark = parentElement && getComputedStyle(parentElement, '::highlight(search)');
        return mark && mark.backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((range) => range.toString()),
  );
