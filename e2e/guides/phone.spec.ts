import { expect, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { locales } from '../site/locales.ts';
import { localeAt, pagesWith } from './livePages.ts';

test('no page of the documentation is wider than a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const wide: string[] = [];
  for (const [place, { path }] of ofTurn(pagesWith(''), 12).entries()) {
    const locale = localeAt(place);
    await page.goto(locales[locale].prefix + path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) wide.push(`${locale} ${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});
