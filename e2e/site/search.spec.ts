import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Locale, localeIds } from './locales.ts';
import { pointAtLink, visit } from './visit.ts';

/** A question as it is typed, where it leads, what is marked there; and what the box says meanwhile. */
const asked: Record<
  Locale,
  {
    typed: string;
    page: RegExp;
    marked: string;
    loading: string;
    nowhere: string;
    nothing: string;
    absent: string;
  }
> = {
  pt: {
    typed: 'quantas vezes se pode errar o pin',
    page: /\/docs\/guides\/terminals\/faq\?.*#pin$/,
    marked: 'PIN',
    loading: 'A carregar...',
    nowhere: 'ornitorrinco',
    nothing: 'Nada encontrado para “ornitorrinco”.',
    absent: 'Ver o que não está documentado',
  },
  es: {
    typed: 'porque la firma no coincide',
    page: /\/es\/docs\/guides\/debug-webhooks\?.*#signature$/,
    marked: 'firma',
    loading: 'Cargando...',
    nowhere: 'ornitorrinco',
    nothing: 'No hay resultados para «ornitorrinco».',
    absent: 'Ver lo que no está documentado',
  },
  en: {
    typed: 'multibanco check digts',
    page: /\/en\/docs\/guides\/payments\/payment-multibanco\?.*#check-digits$/,
    marked: 'digits',
    loading: 'Loading...',
    nowhere: 'platypus',
    nothing: 'Nothing found for “platypus”.',
    absent: 'See what is not documented',
  },
};

async function openSearch(page: Page) {
  await page.keyboard.press('ControlOrMeta+K');
  return page.getByRole('dialog');
}

/** Waits for the texts: until then no hit has an excerpt, and better ones may still come in. */
const settled = (dialog: Locator) =>
  expect(dialog.getByRole('option').first().locator('[class*="excerpt"]')).toBeVisible();

/** Words that are marked on the page: marks lie over the text, so the document has no elements for them. */
const markedWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map((range) => range.toString()));

for (const locale of localeIds) {
  const { typed, page: target, marked, loading, nowhere, nothing, absent } = asked[locale];

  test(`a question in ${locale} leads by keyboard alone to the section that answers it, its words marked`, async ({
    page,
  }) => {
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await dialog.getByRole('combobox').pressSequentially(typed);
    const hits = dialog.getByRole('option');
    await settled(dialog);
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
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search-*.json', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/', locale);
    const dialog = await openSearch(page);
    await expect(dialog.getByPlaceholder(loading)).toBeVisible();
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

test('arrows go through all areas and around, and Enter opens what they stand on', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openSearch(page);
  await dialog.getByRole('combobox').fill('reembolso');
  await settled(dialog);
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
