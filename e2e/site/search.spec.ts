import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeIds, locales } from './locales.ts';
import { visit } from './visit.ts';

/** What is typed without its accents, and the page it should lead to. */
const looked: Record<Locale, { typed: string; loading: string }> = {
  pt: { typed: 'referencia multibanco', loading: 'A carregar...' },
  es: { typed: 'introduccion', loading: 'Cargando...' },
  en: { typed: 'multibanco reference', loading: 'Loading...' },
};

async function openSearch(page: Page) {
  await page.keyboard.press('ControlOrMeta+K');
  return page.getByRole('dialog');
}

for (const locale of localeIds) {
  test(`words without accents are found by keyboard alone in ${locale}`, async ({ page }) => {
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').fill(looked[locale].typed);
    const hits = dialog.getByRole('option');
    await expect(hits.first()).toBeVisible();
    expect(await hits.count()).toBeLessThanOrEqual(8);
    const href = await hits.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    if (href) await expect(page).toHaveURL(new RegExp(href.split('#')[0] ?? href));
    await expect(page).toHaveURL(new RegExp(`${locales[locale].prefix}/(docs|api)`));
  });

  test(`the box says in ${locale} that its index is on its way`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-index*.json', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await expect(dialog.getByPlaceholder(looked[locale].loading)).toBeVisible();
    await dialog.getByRole('combobox').fill('payment_confirmed');
    release();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
}

test('a call is found by method and path, a code by its name, and Escape gives the focus back', async ({
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
