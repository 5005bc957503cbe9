import { expect, test } from '@playwright/test';
import { sandboxOrigin } from '../sandbox.ts';
import { locales } from './locales.ts';
import { pageTypes } from './pageTypes.ts';
import { localesOfRun } from './pageVariants.ts';

for (const locale of localesOfRun(18)) {
  test(`the reference lists every operation of the contract in ${locale} without scripts`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${locales[locale].prefix}/api`);
    const description = await (await request.get(`${sandboxOrigin}/api/docs/api.json?lang=${locale}`)).json();
    // Not what is laid out: chapters below the screen are laid out when they come into sight.
    const text = (await page.locator('main').textContent()) ?? '';
    for (const [path, methods] of Object.entries<Record<string, { summary: string }>>(description.paths)) {
      expect(text).toContain(path);
      for (const { summary } of Object.values(methods)) expect(text).toContain(summary);
    }
    await context.close();
  });
}

test('no page asks anybody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(baseURL ?? '') && !asked.url().startsWith('data:')) foreign.push(asked.url());
  });
  for (const { path } of Object.values(pageTypes)) {
    await page.goto(path);
    await page.waitForLoadState('load');
  }
  expect(foreign).toEqual([]);
});
