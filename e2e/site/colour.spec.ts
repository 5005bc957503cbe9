import { expect, type Page, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { guidePath } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    /** Colour modes in order, from the first content on. */
    modes: (string | undefined)[];
  }
}

/** Records every colour mode of a page from the start, before content can be painted. */
function recordModes(page: Page) {
  return page.addInitScript(() => {
    window.modes = [];
    new MutationObserver(() => {
      const mode = document.documentElement.dataset.theme;
      if (document.querySelector('h1') && window.modes.at(-1) !== mode) window.modes.push(mode);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is light, from the first paint on', async ({ page }) => {
    await recordModes(page);
    await visit(page, '/');
    expect(await page.evaluate(() => window.modes)).toEqual(['light']);
  });
});

test('a choice is there at the first paint of the next page, and other tabs follow @full', async ({
  page,
  context,
}) => {
  await recordModes(page);
  const other = await context.newPage();
  await other.goto('/en/');
  await visit(page, guidePath);
  await page.getByRole('button', { name: words.pt.colour.light }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await visit(page, '/');
  expect(await page.evaluate(() => window.modes)).toEqual(['dark']);
});

for (const locale of localesOfRun(8)) {
  test(`the button goes round light, dark and system, and is remembered, in ${locale}`, async ({ page }) => {
    const { colour } = words[locale];
    const html = page.locator('html');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await visit(page, '/', locale);
    await press(colour.light);
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await press(colour.dark);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await press(colour.system);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: colour.light, exact: true })).toBeVisible();
  });
}
