import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { guidePath, type Locale, locales } from './locales.ts';
import { localesOfRun, widths } from './pageVariants.ts';
import { patient } from './visit.ts';

const phone = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true };

/** A quarter of this machine's speed, 1.6 Mbit/s, 150 ms (docs/decisions/page-start.md). */
const slowdown = 4;
const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', network);
  return page;
}

/** Texts in sight that somebody cannot read to their end: they leave the window, and nothing lets one follow them. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canFollow = (node: Element | null): boolean =>
      Boolean(node) &&
      (/auto|scroll/.test(getComputedStyle(node as Element).overflowX) ||
        canFollow((node as Element).parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (
        !text.textContent?.trim() ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        // A name for screen readers alone is clipped to a point.
        parent.getBoundingClientRect().width <= 1
      )
        continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const isInSight = width > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      if (isInSight && (left < 0 || right > innerWidth + 1) && !canFollow(parent)) cut.push(text.textContent);
    }
    return cut;
  });
}

/** Taps what is in sight already, as a reader does who was led there. */
async function tapInSight(target: Locator) {
  await expect(target).toBeInViewport({ ratio: 1 });
  await target.tap();
}

for (const locale of localesOfRun(20)) {
  test(`on a slow phone a reader comes from the home page to a paid reference by taps alone (${locale}) @full`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ ...phone, baseURL });
    const page = await slowPage(context);
    await read(page, locale);
    await context.close();
  });
}

test('a guide is first painted with its introduction, not as a bar without words', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, baseURL });
  const page = await slowPage(context);
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstPainted = document.querySelector<HTMLElement>('.lead')?.innerText;
    });
  });
  await page.goto(guidePath);
  const introduction = await page.locator('.lead').innerText();
  await expect(page.locator('html')).toHaveAttribute('data-first-painted', introduction);
  await context.close();
});

async function read(page: Page, locale: Locale) {
  const { words, prefix, try: open } = locales[locale];

  await page.goto(`${prefix}/`);
  const step = page.getByRole('main').locator(`a[href="${prefix}${guidePath}"]`);
  await step.scrollIntoViewIfNeeded();
  await tapInSight(step);
  await expect(page).toHaveURL(prefix + guidePath);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await cutTexts(page)).toEqual([]);

  // The first touch of a panel: the islands have still to come, and the tap waits for them with a sign. It is looked
  // for at each frame from before the tap on: they may come between two looks of an assertion.
  const sign = page.waitForFunction(() => document.documentElement.hasAttribute('data-waiting'));
  await page.locator('[data-live-panel="multibanco"]').getByRole('button', { name: open, exact: true }).tap();
  await sign;
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(words.mode.live)).toBeInViewport(patient);
  expect(await cutTexts(page)).toEqual([]);

  await tapInSight(sheet.getByRole('button', { name: words.create.submit, exact: true }));
  await tapInSight(sheet.getByRole('button', { name: words.next.pay }));
  const machine = sheet.getByRole('form', { name: words.atm.machine });
  await tapInSight(machine.getByRole('button', { name: words.atm.pay, exact: true }));
  await expect(machine.getByText(words.atm.done)).toBeInViewport(patient);
  expect(await cutTexts(page)).toEqual([]);

  await sheet.getByRole('button', { name: words.next.track }).tap();
  await expect(sheet.getByText(words.track.means.confirmed)).toBeInViewport(patient);
  await expect(sheet.getByText(words.webhook.looks.delivered)).toBeVisible(patient);
  await sheet.getByText(words.signature.valid).scrollIntoViewIfNeeded();
  await expect(sheet.getByText(words.signature.valid)).toBeInViewport();
  expect(await cutTexts(page)).toEqual([]);
}
