import { expect, type Page, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, localeIds, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of localesOfRun(4)) {
  const { prefix } = locales[locale];
  const said = words[locale];

  test(`the way around a guide is named and works, in ${locale}`, async ({ page }) => {
    await visit(page, guidePath, locale);
    const crumbs = page.getByRole('navigation', { name: said.breadcrumbs });
    await expect(crumbs.getByRole('link', { name: said.homePage })).toHaveAttribute('href', `${prefix}/`);
    await crumbs.getByRole('link', { name: said.payments }).click();
    await expect(page).toHaveURL(prefix + categoryPath);
    await expect(heading(page)).toHaveText(said.payments);
    await page.getByRole('link', { name: new RegExp(`^${said.next}`) }).click();
    await expect(page).toHaveURL(prefix + guidePath);
    await page.getByRole('link', { name: new RegExp(`^${said.previous}`) }).click();
    await expect(page).toHaveURL(prefix + categoryPath);
  });

  test(`a phone has menu, contents and a way up, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, guidePath, locale);
    await page.getByRole('button', { name: said.openMenu }).click();
    const menu = page.getByRole('dialog', { name: said.menu });
    await expect(menu.getByRole('link', { name: said.payments })).toBeVisible();
    for (const id of localeIds) {
      await expect(menu.getByRole('link', { name: words[id].language, exact: true })).toBeInViewport();
    }
    await expect(menu.getByRole('link', { name: said.specification, exact: true })).toBeVisible();
    await menu.locator('summary', { hasText: said.versions }).click();
    await expect(menu.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    await menu.getByRole('button', { name: said.closeMenu }).click();
    await expect(menu).toBeHidden();

    await page.locator('summary', { hasText: said.onThisPage }).click();
    await page.locator('details .table-of-contents').getByRole('link').last().click();
    await expect(heading(page)).not.toBeInViewport();
    const up = page.getByRole('button', { name: said.backToTop });
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      await expect(up).toBeVisible({ timeout: 500 });
    }).toPass();
    await up.click();
    await expect(up).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the contents list the headings of the second and third level, and lead to them', async ({ page }) => {
  await visit(page, guidePath, 'en');
  const ids = await page
    .locator('article')
    .locator('h2[id], h3[id]')
    .evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const listed = page.locator('.table-of-contents').getByRole('link');
  expect(await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
  await listed.last().click();
  await expect(page.locator(ids.at(-1) ?? '')).toBeInViewport();
});

test('above 996 px a page is laid out for a desk', async ({ page }) => {
  await visit(page, guidePath);
  const tree = page.getByRole('complementary').getByRole('link', { name: words.pt.payments });
  const menu = page.getByRole('button', { name: words.pt.openMenu });
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(tree).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(tree).toBeHidden();
  await expect(menu).toBeVisible();
});

/** Asterisks beside values; the line below a table that explains them leads to the page, not to a row. */
const marksOf = (page: Page) =>
  page.locator('a[href*="/differences#"]').filter({ hasText: 'escolhido pela sandbox' });

test('below each table with asterisks a line says what they mean', async ({ page }) => {
  for (const path of [
    'guides/testing',
    'guides/refund',
    'guides/customers/delete',
    'guides/choose-a-method',
  ]) {
    await page.goto(`/docs/${path}`);
    const told = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.querySelector('a[href*="/differences#"]'))
          .map((table) => table.parentElement?.nextElementSibling?.hasAttribute('data-legend')),
      );
    expect(told.length).toBeGreaterThan(0);
    expect(told, path).toEqual(told.map(() => true));
  }
});

test('an asterisk beside a value leads to its row among the differences [differences.asterisk-leads-to-row]', async ({
  page,
}) => {
  const marks = new Set<string>();
  for (const path of [
    'guides/payment-states',
    'guides/testing',
    'guides/choose-a-method',
    'guides/sandbox',
  ]) {
    await visit(page, `/docs/${path}`);
    const shown = marksOf(page);
    await expect(shown.first()).toBeVisible();
    for (const mark of await shown.all()) marks.add((await mark.getAttribute('href')) ?? '');
    const drawn = await shown.first().evaluate((link) => getComputedStyle(link, '::before').content);
    expect(drawn).toContain('*');
  }
  await marksOf(page).first().click();
  await expect(page).toHaveURL(/[/]docs[/]guides[/]differences#./);
  await expect(page.locator('li[id]').first()).toBeVisible();
  const rows = await page.locator('li[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(marks.size).toBeGreaterThan(10);
  for (const mark of marks) expect(rows).toContain(mark.split('#')[1]);
});
