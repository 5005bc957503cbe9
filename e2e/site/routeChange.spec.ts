import { expect, type Page, test } from '@playwright/test';
import { categoryPath, guidePath } from './locales.ts';
import { scripts, visit } from './visit.ts';

/** Holds back every part that is asked for from now on, until told to let go. */
async function holdParts(page: Page) {
  let letGo = () => {};
  const told = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(scripts, (route) => told.then(() => route.continue()));
  return letGo;
}

const bar = (page: Page) => page.locator('#nprogress .bar');
const guideLink = (page: Page) => page.locator('main').locator(`a[href="${guidePath}"]`).first();

test('a slow change of page shows a bar after 200 ms and until the page is there', async ({ page }) => {
  await visit(page, categoryPath);
  const letGo = await holdParts(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await guideLink(page).click();
  await expect(page).toHaveURL(guidePath);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('a change that takes less, or stays on the page, shows no bar', async ({ page }) => {
  await visit(page, categoryPath);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

const connections = [
  { connection: { effectiveType: '4g', saveData: false }, fetches: true },
  { connection: { effectiveType: '4g', saveData: true }, fetches: false },
  { connection: { effectiveType: 'slow-2g', saveData: false }, fetches: false },
];

for (const { connection, fetches } of connections) {
  const how = JSON.stringify(connection);
  test(`pages ahead are ${fetches ? '' : 'not '}fetched where the connection says ${how}`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { get: () => said });
    }, connection);
    await visit(page, categoryPath);
    await guideLink(page).hover();
    // Observers are told in the order in which they were made: ours comes after those of the links.
    await guideLink(page).evaluate(
      (link) => new Promise((seen) => new IntersectionObserver(seen).observe(link)),
    );
    const ahead = page.locator('link[rel="prefetch"]');
    if (fetches) await expect(ahead).not.toHaveCount(0);
    else await expect(ahead).toHaveCount(0);
  });
}
