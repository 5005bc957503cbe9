import { expect, type Page, test } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { widths } from './pageVariants.ts';

/** Guides with the longest tables, drawings and samples. */
const pages = ['/docs/guides/errors', '/docs/guides/differences', '/docs/guides/refund'];

/** Parts without layout until nearby: tables of five rows or more, drawings, samples. */
const lazyParts = (page: Page) =>
  page.locator('.markdown :is([role="group"]:has(> table tr:nth-child(5)), figure, [data-nosnippet]:has(pre))');

/** Distance of a linked heading from the top of the window: the navbar and a margin. */
const underNavbar = 68;

for (const path of ofTurn(pages)) {
  test(`long parts of ${path} have no layout before they come near`, async ({ page }) => {
    await page.goto(path);
    const parts = await lazyParts(page).evaluateAll((all) =>
      all.map((part) => ({
        visibility: getComputedStyle(part).contentVisibility,
        isFar: part.getBoundingClientRect().top > 6 * innerHeight,
        isDrawn: part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      })),
    );
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter(({ visibility }) => visibility !== 'auto')).toEqual([]);
    const far = parts.filter(({ isFar }) => isFar);
    expect(far).not.toEqual([]);
    expect(far.filter(({ isDrawn }) => isDrawn)).toEqual([]);
  });
}

const arrivals = pages.flatMap((path) => Object.values(widths).map((width) => ({ path, width })));

for (const { path, width } of ofTurn(arrivals, 12)) {
  test(`at ${width} px a link leads to the last sections of ${path} exactly`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await page.goto(path);
    const ids = await page.locator('.markdown > :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids.slice(-4)) {
      // Opens a new page for each anchor, so that no part has a layout.
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expect.poll(() => distanceFrom(page, id)).toBeLessThanOrEqual(4);
    }
  });
}

/** Pixels between a heading and its target position; 0 if the page ends before that position. */
function distanceFrom(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ({ id, underNavbar }) => {
      const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: Number.NaN };
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      return left < 1 && top < innerHeight ? 0 : Math.abs(top - underNavbar);
    },
    { id, underNavbar },
  );
}

test('a page of long parts does not jump while it is read down and up again @full', async ({ page }) => {
  await page.goto('/docs/guides/differences');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.move(600, 400);
  for (const step of [600, -600]) {
    for (let turn = 0; turn < 30; turn += 1) {
      await page.mouse.wheel(0, step);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02);
});

test('the browser finds words of a part that was never near, and prints it @full', async ({ page }) => {
  await page.goto('/docs/guides/differences');
  const last = lazyParts(page).last();
  const words = await last
    .locator('tbody tr')
    .last()
    .locator('td')
    .last()
    .evaluate((cell) => cell.textContent ?? '');
  expect(words.length).toBeGreaterThan(10);
  const found = await page.evaluate(
    (text) => 'find' in window && (window.find as (text: string) => boolean)(text),
    words.slice(0, 30),
  );
  expect(found).toBe(true);
  await expect(last.locator('tbody tr').last()).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('content-visibility', 'visible');
});
