import { expect, type Page, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { categoryPath, guidePath } from './locales.ts';
import { widths } from './pageVariants.ts';
import { isMarked, markDocument, visit } from './visit.ts';

const linkTo = (page: Page, path: string) => page.locator('main').locator(`a[href="${path}"]`).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);

/** Metadata of a page for search engines and shared links. */
const saidOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, head } = document;
    const attributes = (selector: string, ...names: string[]) =>
      [...head.querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name))).sort();
    return {
      title: document.title,
      html: [html.lang, html.dir, html.className],
      meta: attributes('meta', 'charset', 'name', 'property', 'content'),
      links: attributes('link:is([rel=canonical], [rel=alternate], [rel=icon])', 'rel', 'href', 'hreflang'),
      styles: [...head.querySelectorAll('style')].map(({ textContent }) => textContent),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent ?? ''),
      ),
    };
  });

test('a page says the same of itself, and looks the same, opened anew or reached by a link or a step back', async ({
  page,
}) => {
  await visit(page, guidePath);
  const ofGuide = await saidOf(page);
  await visit(page, categoryPath);
  const ofCategory = await saidOf(page);
  await markDocument(page);
  await linkTo(page, guidePath).click();
  await expect(page).toHaveURL(guidePath);
  await expect.poll(() => saidOf(page)).toEqual(ofGuide);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
  await expect.poll(() => saidOf(page)).toEqual(ofCategory);
  expect(await isMarked(page)).toBe(true);
});

test('a new page begins at its start, and a step back or on leads exactly to where the page was left', async ({
  page,
}) => {
  await visit(page, guidePath);
  await scroll(page, 1700);
  const next = page.locator('.pagination-nav__link--next');
  await next.evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(guidePath);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scroll(page, 300);
  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  const place = page.url();
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(guidePath);
  await expect.poll(() => scrollOf(page)).toBe(1700);
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goForward();
  await expect(page).toHaveURL(place);
  await page.goBack();

  // Also works between separate documents.
  await page.getByRole('navigation').first().getByRole('link', { name: words.pt.specification }).click();
  await expect(page).toHaveURL('/api');
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(300);
});

test('the contents mark the section that is read, after a change of page, too', async ({ page }) => {
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await visit(page, categoryPath);
  await linkTo(page, guidePath).click();
  await expect(heading(page)).toContainText('Multibanco');
  const current = page.locator('.table-of-contents [aria-current]').filter({ visible: true });
  const sections = page.locator('.markdown > h2[id]');
  for (const place of [1, 3]) {
    await sections.nth(place).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(current).toHaveAttribute('href', `#${await sections.nth(place).getAttribute('id')}`);
  }
});

test('the tree keeps what the reader opened and its scroll from guide to guide', async ({ page }) => {
  await page.setViewportSize({ width: widths.desk, height: 600 });
  await visit(page, guidePath);
  const tree = page.locator('aside [data-page-tree]');
  const group = tree.locator('details:not([open])').last();
  await group.evaluate((details: HTMLDetailsElement) => {
    details.dataset.opened = '';
    details.open = true;
  });
  const link = tree.locator('[data-opened] a').last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => tree.evaluate((element) => Math.round(element.closest('nav')?.scrollTop ?? -1));
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const path = String(await link.getAttribute('href'));
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(tree.locator('[data-opened][open]')).toHaveCount(1);
  expect(await scrolled()).toBe(before);
});

test('on a narrow page, a step back closes the menu and leaves the reader on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, categoryPath);
  await linkTo(page, guidePath).click();
  await expect(page).toHaveURL(guidePath);
  await page.getByRole('button', { name: words.pt.openMenu }).click();
  const menu = page.getByRole('dialog', { name: words.pt.menu });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(guidePath);
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
});

test('a click for another tab or window, or to save a page, is left to the browser @full', async ({
  page,
  context,
}) => {
  await visit(page, categoryPath);
  const link = linkTo(page, guidePath);
  for (const click of [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.click({ button: 'middle' }),
    () => link.evaluate((element) => element.setAttribute('target', '_blank')).then(() => link.click()),
  ]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), click()]);
    await expect(opened).toHaveURL(guidePath);
    await opened.close();
  }
  await link.evaluate((element) => element.removeAttribute('target'));
  await link.evaluate((element) => element.setAttribute('download', ''));
  await Promise.all([page.waitForEvent('download'), link.click()]);
  await expect(page).toHaveURL(categoryPath);
});
