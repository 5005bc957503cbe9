import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { guidePath, locales } from './locales.ts';
import { watchPaintedMoves } from './paintedMoves.ts';
import { isMarked, markDocument } from './visit.ts';

const sets = (page: Page) => page.locator('[data-radios="language"]');
const option = (within: Page | Locator, name: string) => within.getByRole('radio', { name, exact: true });
const shown = (within: Page | Locator) => within.locator('pre').filter({ visible: true });

const setsIn = (page: Page, name: string) => sets(page).filter({ has: option(page, name) });

/** Expects every set that has the language to show it, with its radio button checked. */
async function expectEverywhere(page: Page, name: string, code: RegExp) {
  await expect(option(page, name).first()).toBeChecked();
  const all = await setsIn(page, name).all();
  expect(all.length).toBeGreaterThan(1);
  for (const set of all) {
    await expect(option(set, name)).toBeChecked();
    await expect(shown(set)).toHaveText(code);
  }
}

/** Start of a sample in each language. */
const code = { curl: /^BASE_URL=/, php: /^<\?php/, python: /^import /, csharp: /^\/\/ .NET: dotnet new/ };

/** Follows a link of the guide to another page. */
async function followLink(page: Page) {
  const links = page.getByRole('main').getByRole('link', { name: /checkout|MB WAY/i });
  await links.last().click();
  await expect(page).not.toHaveURL(guidePath);
}

async function remember(page: Page, language: string) {
  await page.addInitScript((id) => localStorage.setItem('balcao.choice.language', id), language);
}

test('the language of all samples is chosen, and kept on the next page, by a link or anew', async ({ page }) => {
  await page.goto(guidePath);
  await markDocument(page);
  const title = await page.title();
  await option(page, 'PHP').nth(1).click();
  await expectEverywhere(page, 'PHP', code.php);
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await followLink(page);
  await expect(option(page, 'PHP').first()).toBeChecked();
  await option(page, 'Python').first().click();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expectEverywhere(page, 'Python', code.python);
  expect(await isMarked(page)).toBe(true);
  await page.goto(locales.en.prefix + guidePath);
  await expectEverywhere(page, 'Python', code.python);
  await expect(page.getByRole('radiogroup', { name: 'Language of the sample', exact: true })).not.toHaveCount(0);
});

test('C# is one fetch of a page that leaves it apart, is kept on the next page, and comes to the reference', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.cs.json')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(guidePath);
  expect(await page.content()).not.toContain('HttpRequestMessage');
  await option(page, 'C#').first().click();
  await expectEverywhere(page, 'C#', code.csharp);
  await followLink(page);
  await expect(shown(setsIn(page, 'C#').first())).toHaveText(code.csharp);
  expect(fetched).toEqual([`${guidePath}.cs.json`, expect.stringMatching(/[.]cs[.]json$/)]);
  await page.goto('/api#tag/payments/POST/payments');
  await expect(page.locator('[data-samples] pre').first()).toHaveText(code.csharp);
  await expect(page.locator('[data-language=cs]').first()).toHaveAttribute('aria-pressed', 'true');
});

test('C# that does not come is a link to the Markdown that has it @full', async ({ page }) => {
  await page.route('**/*.cs.json', (route) => route.abort());
  await page.goto(guidePath);
  await option(page, 'C#').first().click();
  const link = page.locator('sample-apart a').first();
  await expect(link).toBeVisible();
  const markdown = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await markdown.text()).toContain('HttpRequestMessage');
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('a language is chosen in its own set', async ({ page }) => {
    await page.goto(guidePath);
    const [first, second] = [setsIn(page, 'PHP').first(), setsIn(page, 'PHP').nth(1)];
    await option(first, 'PHP').click();
    await expect(option(first, 'PHP')).toBeChecked();
    await expect(shown(first)).toHaveText(code.php);
    await expect(shown(second)).toHaveText(code.curl);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shown(first)).toHaveText(code.python);
  });

  test('a browser without :has() shows every sample @full', async ({ page }) => {
    await page.route(`**${guidePath}`, async (route) => {
      const body = await (await route.fetch()).text();
      expect(body).toContain('@supports selector(:has(*))');
      await route.fulfill({
        body: body.replaceAll('selector(:has(*))', 'selector(:unknown(*))'),
        contentType: 'text/html',
      });
    });
    await page.goto(guidePath);
    const samples = sets(page).first().locator('pre');
    expect(await samples.count()).toBeGreaterThan(4);
    for (const sample of await samples.all()) await expect(sample).toBeVisible();
    await expect(option(page, 'PHP')).toHaveCount(0);
  });
});

/** Keeps the system's font. The page's font arrives later, and changes widths if no local font matches it. */
const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Opens a page that is painted while it loads over a slow network, in a window as high as all its samples. */
async function slowPage(context: BrowserContext) {
  const page = await context.newPage();
  await withoutFonts(page);
  await page.setViewportSize({ width: 1280, height: 6000 });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const bytesPerSecond = 12_000;
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return page;
}

test('a page that arrives slowly shows the remembered language from the first paint, and nothing moves @full', async ({
  context,
}) => {
  const page = await slowPage(context);
  await remember(page, 'php');
  const moves = await watchPaintedMoves(page);
  await page.goto(guidePath, { waitUntil: 'commit' });
  // The page is still loading, and the scripts at its end have not run yet.
  await expect(shown(sets(page).first())).toHaveText(code.php);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await page.waitForLoadState('load');
  await expectEverywhere(page, 'PHP', code.php);
  expect(await moves()).toEqual([]);
});

test('the quickstart runs and shows its receiver in the remembered language, or in JavaScript @full', async ({
  page,
}) => {
  const receivers = sets(page).filter({ hasText: 'node receiver.mjs' });
  await page.goto('/docs/guides/quickstart');
  await expect(shown(receivers)).toContainText(['node receiver.mjs', 'createServer']);
  await option(sets(page).first(), 'PHP').click();
  await expect(shown(receivers)).toContainText(['php -S localhost:4500 receiver.php', '<?php']);
  await option(receivers.first(), 'Python').click();
  await page.reload();
  await expect(shown(receivers)).toContainText(['python3 receiver.py', 'import ']);
});

test('without storage all samples of a page follow a choice @full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await page.goto(guidePath);
  await option(page, 'PHP').first().click();
  await expectEverywhere(page, 'PHP', code.php);
});

test('where a row of languages is wider than the screen, the chosen one is in sight @full', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 800 });
  await remember(page, 'java');
  await page.goto(guidePath);
  const row = page.getByRole('radiogroup').first();
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await row.scrollIntoViewIfNeeded();
  await expect(option(row, 'Java')).toBeInViewport({ ratio: 1 });
  await option(row, 'cURL').click();
  await row.evaluate((node) => node.scrollTo({ left: 999 }));
  await expect(option(row, 'cURL')).toBeInViewport({ ratio: 1 });
});
