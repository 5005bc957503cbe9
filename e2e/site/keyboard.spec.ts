import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { localeIds } from './locales.ts';
import { visit } from './visit.ts';

const mostStops = 60;

/** Presses Tab until the focus is where it should be; each stop on the way can be seen. */
async function tabTo(page: Page, selector: string) {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = page.locator(':focus');
    await expect(focus).toBeInViewport();
    expect(await focus.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    if (await focus.evaluate((element, wanted) => element.matches(wanted), selector)) return;
  }
  throw new Error(`${mostStops} presses of Tab did not reach ${selector}`);
}

for (const locale of localeIds) {
  test(`the first stop leads past the frame, in ${locale}`, async ({ page }) => {
    await visit(page, '/', locale);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words[locale].skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

const quickstart = '/docs/guides/quickstart';

test('from home to a copied sample with nothing but the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/', 'es');
  await tabTo(page, `main a[href="/es${quickstart}"]`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/es${quickstart}`);
  // The address changes before the page does; a key pressed in between would meet the page that is left.
  await expect(page.getByRole('article')).toBeVisible();
  await tabTo(page, 'a[href="#__docusaurus_skipToContent_fallback"]');
  await page.keyboard.press('Enter');
  await tabTo(page, `main button[aria-label="${words.es.copy}"]`);
  const sample = page
    .locator('[data-code]')
    .filter({ has: page.locator(':focus') })
    .locator('pre');
  const shown = (await sample.innerText()).trim();
  const copied = await copy(page, () => page.keyboard.press('Enter'), shown);
  expect(copied.trim()).toBe(shown);
  expect(copied).toContain('git clone');
});
