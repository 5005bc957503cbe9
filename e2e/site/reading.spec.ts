import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of localesOfRun(4)) {
  const { prefix } = locales[locale];
  const said = words[locale];

  test(`the contents of a guide and the way around it are named and work, in ${locale}`, async ({ page }) => {
    await visit(page, guidePath, locale);
    const ids = await page
      .locator('article')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    const listed = page.locator('.table-of-contents').filter({ visible: true }).getByRole('link');
    expect(await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(ids);
    await listed.last().click();
    await expect(page.locator(ids.at(-1) ?? '')).toBeInViewport();

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
}

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

/** Sizes of headings. An `h3` may also be as small as the text. */
const scale = { h1: ['36px'], h2: ['24px'], h3: ['18px', '16px'] };

for (const path of ofTurn(['/', guidePath, '/api'])) {
  test(`headings of ${path} are of the one scale, and enlarged text leaves the items of the bar beside each other, and the page as wide as the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    for (const [level, sizes] of Object.entries(scale).filter(([level]) => path !== '/' || level === 'h2')) {
      const used = await page
        .locator(`main ${level}:not([data-live-panel] *)`)
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontSize))]);
      expect(used, level).not.toEqual([]);
      expect(sizes, level).toEqual(expect.arrayContaining(used));
    }
    for (const size of ['100%', '150%', '200%']) {
      const found = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        const items = [...document.querySelectorAll('nav.navbar > div :is(a, button, summary)')]
          .filter((item) => item.checkVisibility())
          .map((item) => item.getBoundingClientRect());
        const cut = items.filter(({ left, right }) => left < 0 || right > innerWidth);
        const covered = items.filter((one) =>
          items.some((other) => other !== one && one.left < other.right - 1 && other.left < one.right - 1),
        );
        const { scrollWidth, clientWidth } = document.documentElement;
        return { cut: cut.length, covered: covered.length, overflow: scrollWidth - clientWidth };
      }, size);
      expect(found, size).toEqual({ cut: 0, covered: 0, overflow: 0 });
    }
  });
}

/** Asterisks beside values. The line below a table explains them and links to the page, not to a row. */
const marksOf = (page: Page) => page.locator('a[href*="/differences#"]').filter({ hasText: 'escolhido pela sandbox' });

test('an asterisk beside a value leads to its row among the differences [differences.asterisk-leads-to-row] @full', async ({
  page,
}) => {
  const marks = new Set<string>();
  for (const path of ['guides/payment-states', 'guides/testing', 'guides/choose-a-method', 'guides/sandbox']) {
    await visit(page, `/docs/${path}`);
    // The line below each table explains its asterisks.
    const told = await page
      .locator('main table:has(a[href*="/differences#"])')
      .evaluateAll((tables) =>
        tables.map((table) => table.parentElement?.nextElementSibling?.hasAttribute('data-legend')),
      );
    expect(told, path).toEqual(told.map(() => true));
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
