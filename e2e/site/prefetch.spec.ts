import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { categoryPath, guidePath } from './locales.ts';
import { holdScripts, patient, pointAtLink } from './visit.ts';

type Program = 'application' | 'islands';

/** Addresses of the scripts that the HTML of a page names for a program; with the application those of the page itself. */
async function named(page: Page, program: Program = 'application'): Promise<string[]> {
  const { programs } = JSON.parse(String(await page.locator('#scripts').textContent()));
  return (programs[program] as string[]).filter((address) => address.endsWith('.js'));
}

for (const path of ofTurn(['/', guidePath, '/api', categoryPath, '/no/such/page'])) {
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
    // The page of a link that is still pointed at comes with it.
    await page.mouse.move(1, 400);
    const expected = await named(page);
    await expect.poll(() => asked).toEqual(expected);
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', patient);
    expect(asked).toEqual(expected);
  });
}

test('the page of the link that started the application is fetched before it is clicked', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  const letGo = await holdScripts(page);
  await page.goto('/');
  await pointAtLink(page);
  const link = page.getByRole('main').getByRole('link').first();
  await link.hover();
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const href = String(await link.getAttribute('href'));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('article h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a script of a panel that fails once is asked for again by the next press', async ({ page }) => {
  await page.goto(guidePath);
  const last = String((await named(page, 'islands')).at(-1));
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
  await expect(ahead).toHaveCount(new Set([...(await named(page)), ...(await named(page, 'islands'))]).size);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});
