import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { copy } from '../clipboard.ts';
import { words } from './frameWords.ts';
import { categoryPath, type Locale, localeIds } from './locales.ts';
import { pageTypes } from './pageTypes.ts';
import { visit } from './visit.ts';

const mostStops = 60;

/** Presses Tab until the target has the focus. Each element focused on the way must be visible. */
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

/** Follows the skip link of a page, after which the next focused element is in the content. */
async function skipFrame(page: Page, locale: Locale) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words[locale].skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
}

test('the first stop leads past the frame of each kind of page, also without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const paths = [...new Set(Object.values(pageTypes).map(({ path }) => path))];
  for (const [place, path] of ofTurn(paths, 6).entries()) {
    const locale = localeIds[place % localeIds.length] ?? 'pt';
    await visit(page, path, locale);
    await skipFrame(page, locale);
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await visit(plain, categoryPath, 'pt');
  await skipFrame(plain, 'pt');
  await context.close();
});

const quickstart = '/docs/guides/quickstart';

test('from home to a copied sample with nothing but the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/', 'es');
  await tabTo(page, `main a[href="/es${quickstart}"]`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/es${quickstart}`);
  // The focus is at the start of the new page, so the next element is the skip link.
  await expect(page).toHaveTitle(/^Primeros pasos/);
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-skip]')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, `main button[aria-label^="${words.es.copy}"]`);
  const sample = page
    .locator('[data-code]')
    .filter({ has: page.locator(':focus') })
    .locator('pre');
  const shown = (await sample.innerText()).trim();
  const copied = await copy(page, () => page.keyboard.press('Enter'), shown);
  expect(copied.trim()).toBe(shown);
  expect(copied).toMatch(/^npx .+\.tgz start$/m);
});

test('code is a stop only while it scrolls', async ({ page }) => {
  await visit(page, quickstart, 'en');
  const code = page.locator('main [data-code] [role=group]').first();
  await code.scrollIntoViewIfNeeded();
  await expect(code).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(code).toHaveAttribute('tabindex', '0');
});
