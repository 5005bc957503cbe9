import { expect, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { localeAt, pagesWith } from '../guides/livePages.ts';
import { locales } from './locales.ts';

/** Pages with tables of three to five columns, handwritten or generated from the contract. */
const pages = ['/docs/guides/choose-a-method', '/docs/guides/payment-states', '/docs/guides/errors'];

for (const path of ofTurn(pages)) {
  test(`on a phone, every cell of ${path} is in sight below its heading`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(locales.en.prefix + path);
    const tables = await page.locator('main table').evaluateAll((all) =>
      all
        .filter((table) => table.querySelectorAll('thead th').length > 2)
        .map((table) => ({
          hidden: table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
          headings: [...table.querySelectorAll('thead th')].slice(1).map((one) => one.firstChild?.textContent),
          labels: [...(table.querySelector('tbody tr')?.children ?? [])]
            .slice(1)
            .map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
        })),
    );
    expect(tables).not.toEqual([]);
    for (const { hidden, headings, labels } of tables) {
      expect(hidden).toBeLessThanOrEqual(0);
      expect(labels).toEqual(headings);
    }
  });
}

test('on a desk, the same tables keep their rows @full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(locales.en.prefix + pages[0]);
  const row = page.locator('main table:has(thead th:nth-child(3))').first().locator('tbody tr').first();
  const tops = await row.locator('> *').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

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
