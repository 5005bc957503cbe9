import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Locale, localeIds, locales, pageTypes } from './locales.ts';

const full = Boolean(process.env.FULL);
const widths = { desktop: 1440, phone: 390 } as const;

/** Every page type in every language, colour and width; the short run takes each pair once. */
const looks = localeIds.flatMap((locale, at) =>
  (['light', 'dark'] as const).flatMap((colour, atColour) =>
    (Object.keys(widths) as (keyof typeof widths)[])
      .filter((_, atWidth) => full || (at + atColour + atWidth) % 2 === 0)
      .map((width) => ({ locale, colour, width })),
  ),
);

async function open(page: Page, locale: Locale, path: string) {
  const { prefix } = locales[locale];
  return page.goto(prefix + path || '/');
}

for (const { locale, colour, width } of looks) {
  test(`every page is accessible and fits in ${locale}, ${colour}, on a ${width}`, async ({ page }) => {
    await page.setViewportSize({ width: widths[width], height: 900 });
    await page.addInitScript((mode) => localStorage.setItem('balcao.colour', mode), colour);
    for (const [type, path] of Object.entries(pageTypes)) {
      await open(page, locale, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colour);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${type} scrolls sideways`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${type}: ${id} ${nodes[0]?.target}`)).toEqual([]);
    }
  });
}

for (const locale of localeIds) {
  test(`an unknown path says so in ${locale} and answers 404`, async ({ page }) => {
    const answer = await open(page, locale, '/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(locales[locale].notFound);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
  });

  test(`the reference lists every operation of the contract in ${locale} without scripts`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page, locale, '/api');
    const sandbox = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? 4100}`;
    const description = await (await request.get(`${sandbox}/api/docs/api.json?lang=${locale}`)).json();
    // Not what is laid out: chapters below the screen are laid out when they come into sight.
    const text = (await page.locator('main').textContent()) ?? '';
    for (const [path, methods] of Object.entries<Record<string, { summary: string }>>(description.paths)) {
      expect(text).toContain(path);
      for (const { summary } of Object.values(methods)) expect(text).toContain(summary);
    }
    await context.close();
  });
}

test('a first visit is light whatever the system says', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await context.close();
});

test('no page asks anybody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(baseURL ?? '') && !asked.url().startsWith('data:')) foreign.push(asked.url());
  });
  for (const path of Object.values(pageTypes)) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  expect(foreign).toEqual([]);
});
