import { expect, type Page, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { categoryPath, guidePath } from './locales.ts';
import { visitWithApplication } from './visit.ts';

/** What a page says of itself: to search engines, and where a link to it is shared. */
const saidOf = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, head } = document;
    const attributes = (selector: string, ...names: string[]) =>
      [...head.querySelectorAll(selector)].map((one) => names.map((name) => one.getAttribute(name))).sort();
    return {
      title: document.title,
      html: [html.lang, html.dir, html.className],
      meta: attributes('meta[data-rh]', 'name', 'property', 'content'),
      links: attributes('link[data-rh]', 'rel', 'href', 'hreflang'),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent ?? ''),
      ),
    };
  });

test('a page says the same of itself, opened anew or reached by a link or a step back', async ({ page }) => {
  await visitWithApplication(page, guidePath);
  const ofGuide = await saidOf(page);
  await visitWithApplication(page, categoryPath);
  const ofCategory = await saidOf(page);
  await page.locator('main').locator(`a[href="${guidePath}"]`).first().click();
  await expect(page).toHaveURL(guidePath);
  await expect.poll(() => saidOf(page)).toEqual(ofGuide);
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
  await expect.poll(() => saidOf(page)).toEqual(ofCategory);
});

test('on a narrow page, a step back closes the menu and leaves the reader on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithApplication(page, categoryPath);
  await page.locator('main').locator(`a[href="${guidePath}"]`).first().click();
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

test('a click with a key for another tab is left to the browser @full', async ({ page, context }) => {
  await visitWithApplication(page, categoryPath);
  const opened = context.waitForEvent('page');
  await page
    .locator('main')
    .locator(`a[href="${guidePath}"]`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(guidePath);
  await expect(page).toHaveURL(categoryPath);
});
