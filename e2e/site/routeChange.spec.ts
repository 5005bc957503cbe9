import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { blockRoutes } from './breakPage.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath } from './locales.ts';
import { answerRoutes, isIdle, isMarked, markDocument, visit } from './visit.ts';

const bar = (page: Page) => page.locator('html[data-waiting]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) => page.locator('main').locator(`a[href="${path}"]`).first();

/** Holds back the pages that the router fetches until they are released by path. */
async function holdRoutes(page: Page) {
  const held: Record<string, () => void> = {};
  await answerRoutes(page, async (route) => {
    const { pathname } = new URL(route.request().url());
    await new Promise<void>((done) => {
      held[pathname] = done;
    });
    // A request that was aborted needs no response.
    await route.continue().catch(() => undefined);
  });
  return async (path: string) => {
    await expect.poll(() => held[path]).toBeDefined();
    held[path]?.();
  };
}

test('a slow change of page shows a bar after 200 ms until the page is there; one that takes less, or stays on the page, shows none', async ({
  page,
}) => {
  await visit(page, categoryPath);
  const letGo = await holdRoutes(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await linkTo(page, guidePath).click();
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await letGo(guidePath);
  await expect(heading(page)).toContainText('Multibanco');
  await expect(page).toHaveURL(guidePath);
  await expect(bar(page)).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(heading(page)).toHaveText(words.pt.payments);
  await linkTo(page, guidePath).click();
  await expect(heading(page)).toContainText('Multibanco');
  await page.locator('.table-of-contents a').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('a document of its own that is slow to come shows a bar after 200 ms @full', async ({ page }) => {
  await visit(page, categoryPath);
  await page.route('**/api', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  // The page itself records when the progress bar appears, because a page cannot be queried while it unloads.
  await page.evaluate(() => {
    let clicked = 0;
    addEventListener('click', () => {
      clicked = performance.now();
    });
    new MutationObserver(() => {
      if (document.documentElement.matches('[data-waiting]'))
        sessionStorage.barAfter = String(performance.now() - clicked);
    }).observe(document.documentElement, { attributes: true });
  });
  await page.getByRole('navigation').first().getByRole('link', { name: words.pt.specification }).click();
  await expect(page).toHaveURL('/api');
  const after = Number(await page.evaluate(() => sessionStorage.barAfter));
  expect(after).toBeGreaterThanOrEqual(199);
  expect(after).toBeLessThan(700);
  await expect(bar(page)).toHaveCount(0);
});

test('of two quick clicks the last one counts, with one step in the history', async ({ page }) => {
  const other = '/docs/guides/refund';
  await visit(page, categoryPath);
  const letGo = await holdRoutes(page);
  await linkTo(page, guidePath).click();
  await page
    .locator('aside')
    .locator(`a[href="${other}"]`)
    .evaluate((link: HTMLElement) => link.click());
  await letGo(other);
  await expect(page).toHaveURL(other);
  await letGo(guidePath);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(page).toHaveURL(categoryPath);
  await expect(heading(page)).toHaveText(words.pt.payments);
  await page.goForward();
  await expect(page).toHaveURL(other);
});

test('a page of another build, and what has no other page, are documents of their own @full', async ({ page }) => {
  await visit(page, categoryPath);
  await markDocument(page);
  const end = await answerRoutes(page, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('assets/islands/', 'assets/islands/of-another-build-');
    await route.fulfill({ response, body });
  });
  await linkTo(page, guidePath).click();
  await expect(page).toHaveURL(guidePath);
  await expect(heading(page)).toContainText('Multibanco');
  expect(await isMarked(page)).toBe(false);
  await end();
  await page.goBack();
  await expect(heading(page)).toHaveText(words.pt.payments);
});

const savings = [
  { effectiveType: '4g', downlink: 10, saveData: true },
  { effectiveType: '2g', downlink: 0.1, saveData: false },
  { effectiveType: 'slow-2g', downlink: 0.05, saveData: false },
];

/** Simulates a type of connection for the next pages. */
const pretend = (page: Page, connection: object | undefined) =>
  page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { get: () => said });
  }, connection);

for (const connection of ofTurn(savings, 12)) {
  test(`a link that is pointed at fetches nothing where the connection says ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await pretend(page, connection);
    for (const path of [categoryPath, '/api']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const asked: string[] = [];
      // The page's own fonts and icons, which load late on a busy machine.
      const isOwn = /\.(woff2|svg)$/;
      page.on('request', (request) => isOwn.test(request.url()) || asked.push(request.url()));
      await page.locator('a.navbar__brand').first().hover();
      await page.locator('main a[href^="/docs"]').first().hover();
      await page.locator('nav [data-opens-search]').hover();
      await isIdle(page);
      expect(asked, path).toEqual([]);
    }
    const link = page.locator('main a[href^="/docs"]').first();
    const href = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toBeVisible();
  });
}

const connections = [
  { connection: { effectiveType: '4g', downlink: 10, saveData: false }, isFast: true },
  { connection: { effectiveType: '3g', downlink: 10, saveData: false }, isFast: false },
  { connection: undefined, isFast: false },
];

for (const { connection, isFast } of ofTurn(connections, 6)) {
  const fetched = isFast ? 'the programs of islands and the page of a hovered link' : 'the page of a hovered link';
  test(`ahead is fetched: ${fetched}, where the connection says ${JSON.stringify(connection)}`, async ({ page }) => {
    await pretend(page, connection);
    // Only pages with islands fetch the scripts of islands.
    await visit(page, '/docs/guides/payments/payment-mbway');
    await markDocument(page);
    await isIdle(page);
    const { programs } = JSON.parse(String(await page.locator('#scripts').textContent()));
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(isFast ? programs.islands.length : 0);
    const response = page.waitForResponse(`**${guidePath}`);
    await linkTo(page, guidePath).hover();
    await (await response).finished();
    await blockRoutes(page);
    await linkTo(page, guidePath).click();
    await expect(heading(page)).toContainText('Multibanco');
    expect(await isMarked(page)).toBe(true);
  });
}
