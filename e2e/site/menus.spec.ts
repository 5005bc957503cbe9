import { expect, type Page, test } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

const next = { pt: 'es', es: 'en', en: 'pt' } as const;
const example = { pt: 'exemplo', es: 'ejemplo', en: 'example' };
const isExample = (href: string) => /\.example(?=[/?#:]|$)/.test(href);
const bar = (page: Page) => page.getByRole('navigation').first();

for (const locale of localesOfRun(15)) {
  const other = next[locale];

  test(`the provider's links, name and year are those of its configuration, in ${locale}`, async ({ page }) => {
    const { footer, mainSite } = words[locale];
    const { links } = provider;
    await visit(page, '/', locale);
    const end = page.getByRole('contentinfo');
    const leads = {
      LinkedIn: links.linkedIn,
      YouTube: links.youTube,
      [footer.privacy]: links.privacy,
      [footer.security]: links.security,
      [footer.complaints]: links.complaintsBook,
    };
    for (const [name, href] of Object.entries(leads)) {
      const link = end.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAccessibleName(name);
    }
    // The footer notes, once, that example links lead nowhere.
    const note = await end.locator('[data-legal]').evaluate((element) => getComputedStyle(element, '::after').content);
    expect(note.includes(example[locale])).toBe(Object.values(leads).some(isExample));
    await expect(end).toContainText(`© 2025 ${provider.company}`);
    await expect(end).toContainText(footer.rights);
    const top = page.getByRole('navigation').first();
    await expect(top.getByRole('link', { name: mainSite })).toHaveAttribute('href', links.mainSite);
    await expect(top.getByRole('link', { name: provider.brand })).toBeVisible();
  });

  test(`the menu of languages keeps page, question and place, from ${locale} to ${other}`, async ({ page }) => {
    await visit(page, `${guidePath}?from=journey`, locale);
    const entry = page.locator('.table-of-contents').getByRole('link').last();
    const place = await entry.getAttribute('href');
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${place}$`));
    await bar(page).locator('summary', { hasText: words[locale].language }).focus();
    await page.keyboard.press('Enter');
    await bar(page).getByRole('link', { name: words[other].language, exact: true }).click();
    await expect(page).toHaveURL(`${locales[other].prefix}${guidePath}?from=journey${place}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[other].lang);
  });

  test(`the bar leads to the guides, the specification and the main site, in ${locale}`, async ({ page }) => {
    const { guides, specification, mainSite } = words[locale];
    await visit(page, '/', locale);
    await expect(page).toHaveTitle(/ \| API documentation$/);
    await bar(page).getByRole('link', { name: guides, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${locales[locale].prefix}/docs/guides/`));
    await expect(bar(page).getByRole('link', { name: guides, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).getByRole('link', { name: mainSite })).toBeVisible();
    await bar(page).getByRole('link', { name: specification, exact: true }).click();
    await expect(page).toHaveURL(`${locales[locale].prefix}/api`);
  });
}

test('on the specification its entry is marked after 850 ms @full', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await visit(page, '/api', 'en');
  const entry = bar(page).getByRole('link', { name: words.en.specification, exact: true });
  await page.clock.runFor(849);
  await expect(entry).not.toHaveAttribute('aria-current');
  await page.clock.runFor(1);
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

test('the version is called Next, leads to the introduction, and is remembered @full', async ({ page }) => {
  await visit(page, '/');
  const versions = bar(page).locator('summary', { hasText: 'Next' });
  await versions.click();
  await bar(page).getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/docs/guides/intro');
  await visit(page, categoryPath, 'en');
  await expect(versions).toBeVisible();
  // The root path of the documentation also redirects.
  await page.goto('/es/docs');
  await expect(page).toHaveURL('/es/docs/guides/intro');
  const kept = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default-balcao'));
  expect(kept).toBe('current');
});

test('the side menu shows the item of the page, opened anew or reached by a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  /** Whether the menu item of the page is completely visible. */
  const isSeen = () =>
    page.evaluate(() => {
      const item = document.querySelector('aside [data-page-tree] [aria-current="page"]');
      if (!item) return false;
      const { left, top, bottom } = item.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => item.contains(document.elementFromPoint(left + 20, y)));
    });
  await page.goto('/docs/guides/customers/deletePaymentMethods');
  await expect.poll(isSeen).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('aside [data-page-tree]').evaluate((menu) => menu.closest('nav')?.scrollTo(0, 0));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/deletePaymentMethods$/);
  await expect.poll(isSeen).toBe(true);
});
