import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { categoryPath, guidePath } from './locales.ts';
import { holdScripts, openWithoutApplication, visitWithApplication } from './visit.ts';

const bar = (page: Page) => page.locator('#nprogress .bar');
const guideLink = (page: Page) => page.locator('main').locator(`a[href="${guidePath}"]`).first();

test('a slow change of page shows a bar after 200 ms and until the page is there', async ({ page }) => {
  await visitWithApplication(page, categoryPath);
  const letGo = await holdScripts(page);
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
  await visitWithApplication(page, categoryPath);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await page.locator('.table-of-contents a').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that was there before comes in one rendering of the links around it @full', async ({ page }) => {
  await visitWithApplication(page, categoryPath);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await page.goBack();
  await expect(guideLink(page)).toBeVisible();
  // React keeps the properties of an element beside it: each rendering sets them.
  await page.evaluate(() => {
    const link = document.querySelector('aside a[href^="/docs/guides"]') as Element;
    const key = Object.keys(link).find((name) => name.startsWith('__reactProps$')) ?? '';
    let properties = (link as unknown as Record<string, unknown>)[key];
    document.documentElement.dataset.renderings = '0';
    Object.defineProperty(link, key, {
      get: () => properties,
      set: (next) => {
        properties = next;
        const { dataset } = document.documentElement;
        dataset.renderings = String(Number(dataset.renderings) + 1);
      },
    });
  });
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await expect(page.locator('html')).toHaveAttribute('data-renderings', '1');
});

test('a document that is slow to come shows a bar after 200 ms, without the application', async ({
  page,
}) => {
  await openWithoutApplication(page, categoryPath);
  await page.route(`**${guidePath}`, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  // Nothing answers in a page that is being left: it notes by itself when the bar came.
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
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  const after = Number(await page.evaluate(() => sessionStorage.barAfter));
  expect(after).toBeGreaterThanOrEqual(199);
  expect(after).toBeLessThan(1000);
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
});

const savings = [
  { effectiveType: '4g', downlink: 10, saveData: true },
  { effectiveType: '2g', downlink: 0.1, saveData: false },
  { effectiveType: 'slow-2g', downlink: 0.05, saveData: false },
];

for (const connection of ofTurn(savings)) {
  test(`a link that is pointed at fetches nothing where the connection says ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { get: () => said });
    }, connection);
    for (const path of [categoryPath, '/api']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const asked: string[] = [];
      // On a busy machine the font and the icon of the page itself come late.
      const isOwn = /\.(woff2|svg)$/;
      page.on('request', (request) => isOwn.test(request.url()) || asked.push(request.url()));
      await page.locator('a.navbar__brand').first().hover();
      await page.locator('main a[href^="/docs"]').first().hover();
      await page.locator('nav [data-opens-search]').hover();
      await page.evaluate(
        () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), 600)),
      );
      expect(asked, path).toEqual([]);
    }
    const link = page.locator('main a[href^="/docs"]').first();
    const href = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
}

const connections = [
  { connection: { effectiveType: '4g', downlink: 10, saveData: false }, inSight: true, hovered: true },
  { connection: { effectiveType: '4g', downlink: 1.6, saveData: false }, inSight: false, hovered: true },
  { connection: { effectiveType: '3g', downlink: 10, saveData: false }, inSight: false, hovered: true },
];

for (const { connection, inSight, hovered } of connections) {
  const fetched = [inSight && 'links in sight', hovered && 'a hovered link'].filter(Boolean).join(' and ');
  test(`ahead is fetched: ${fetched || 'nothing'}, where the connection says ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(navigator, 'connection', { get: () => said });
    }, connection);
    await visitWithApplication(page, categoryPath);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await guideLink(page).scrollIntoViewIfNeeded();
    // Observers are told in the order in which they were made: ours comes after those of the links.
    await guideLink(page).evaluate(
      (link) => new Promise((seen) => new IntersectionObserver(seen).observe(link)),
    );
    // The scripts of this page itself say what they are; the engine's way of fetching others does not.
    const ahead = page.locator('link[rel="prefetch"]:not([as])');
    if (inSight) await expect(ahead).not.toHaveCount(0);
    else await expect(ahead).toHaveCount(0);
    await guideLink(page).hover();
    if (hovered) await expect.poll(() => asked).toContain('script');
    else expect(asked).not.toContain('script');
  });
}
