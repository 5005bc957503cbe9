import { expect, type Page, test } from '@playwright/test';
import { categoryPath, guidePath } from './locales.ts';
import { holdScripts, pointAtLink } from './visit.ts';

/** Addresses of the scripts that the HTML of a page names: those of the application, and of the page itself. */
async function named(page: Page): Promise<string[]> {
  const parts: string[] = JSON.parse(String(await page.locator('#scripts').textContent())).application;
  return parts.filter((address) => address.endsWith('.js'));
}

for (const path of ['/', guidePath, '/api', categoryPath, '/no/such/page']) {
  test(`at the first sign all scripts of ${path} are asked for before any of them ran, each once`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/js\//.test(request.url())) asked.push(request.url().replace(String(baseURL), ''));
    });
    // Told that the network is not fast, it fetches nothing ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
    const letGo = await holdScripts(page);
    await page.goto(path);
    await pointAtLink(page);
    const expected = await named(page);
    await expect.poll(() => asked).toEqual(expected);
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(asked).toEqual(expected);
  });
}

test('a script of the page itself that fails once is asked for again by the next press', async ({ page }) => {
  await page.goto(guidePath);
  const last = String((await named(page)).at(-1));
  await page.route(`**${last}`, (route) => route.abort(), { times: 1 });
  const opener = page.locator('[data-live-panel] button').first();
  await opener.click();
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await opener.click();
  await expect(page.locator('[data-live-panel] input').first()).toBeVisible();
});

test('what a fast network fetches ahead, the page itself with it, does not run before intent', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { downlink: 10, saveData: false } }),
  );
  await page.goto(guidePath);
  const ahead = page.locator('head link[rel="prefetch"][as="script"]');
  await expect(ahead).toHaveCount((await named(page)).length);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});
