import { expect, type Page, test } from '@playwright/test';
import { panelOf, panelWords } from './apiPanel.ts';
import { words } from './frameWords.ts';
import { guidePath, type Locale, localeIds, locales } from './locales.ts';
import { holdScripts, scripts } from './visit.ts';

const waiting = (page: Page) => page.locator('html[data-waiting]');
const tree = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const phone = { width: 390, height: 844 };

interface Control {
  path: string;
  viewport?: typeof phone;
  /** The first thing this reader does on the page. */
  touch(page: Page, locale: Locale): Promise<unknown>;
  /** What they see once the application is there. */
  answered(page: Page, locale: Locale): Promise<unknown>;
}

/** Every kind of control that only the application answers. */
const controls: Record<string, Control> = {
  'the tree of pages': {
    path: guidePath,
    touch: (page, locale) => page.getByRole('button', { name: words[locale].collapse }).click(),
    answered: (page, locale) =>
      expect(page.getByRole('button', { name: words[locale].expand })).toBeVisible(),
  },
  'the menu of languages by the keyboard': {
    path: guidePath,
    async touch(page, locale) {
      await page.getByRole('button', { name: words[locale].language, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
    answered: (page, locale) =>
      expect(page.getByRole('button', { name: words[locale].language, exact: true })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  'the menu of a phone': {
    path: guidePath,
    viewport: phone,
    touch: (page, locale) => page.getByRole('button', { name: words[locale].openMenu }).click(),
    answered: (page) => expect(page.locator('.navbar-sidebar')).toBeVisible(),
  },
  'the panel of the API': {
    path: guidePath,
    touch: (page, locale) => page.getByRole('button', { name: panelWords[locale].open }).click(),
    answered: (page) => expect(panelOf(page)).toBeVisible(),
  },
  'a link that opens the panel': {
    path: guidePath,
    touch: (page, locale) =>
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(panelWords[locale].view) })
        .first()
        .click(),
    answered: (page) => expect(panelOf(page)).toBeVisible(),
  },
  'a live panel': {
    path: guidePath,
    touch: (page, locale) =>
      page
        .getByRole('button', { name: new RegExp(`^${locales[locale].try}`) })
        .first()
        .click(),
    answered: (page) => expect(page.locator('[data-live-panel] input, [data-opening]').first()).toBeVisible(),
  },
  'the filter of the reference': {
    path: '/api',
    touch: (page) => page.locator('[data-filter]').fill('blockLatePayment'),
    async answered(page) {
      await expect(page.locator('[data-filter]')).toHaveValue('blockLatePayment');
      await expect(page.getByRole('link', { name: /webhooks\/subscriptions/i }).first()).toBeHidden();
    },
  },
  'the languages of an operation': {
    path: '/api',
    // By what the page itself goes by: to look for a name or a text among all of the reference takes seconds.
    touch: (page) => page.locator('[data-language="php"]').first().click(),
    answered: (page) => expect(page.locator('[data-samples] pre').first()).toContainText('<?php'),
  },
};

for (const [at, [name, { path, viewport, touch, answered }]] of Object.entries(controls).entries()) {
  const locale = localeIds[at % localeIds.length] ?? 'pt';
  test(`${name}, touched before the application is there, waits with a sign and is answered (${locale})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport);
    const letGo = await holdScripts(page);
    await page.goto(locales[locale].prefix + path);
    await touch(page, locale);
    await expect(waiting(page)).toBeVisible();
    letGo();
    await answered(page, locale);
    await expect(waiting(page)).toHaveCount(0);
  });
}

test('a page fetches no script of the application before its reader shows intent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\//.test(request.url())) asked.push(`${request.resourceType()} ${request.url()}`);
  });
  // Where the network is fast they may be fetched ahead; here the page is told that it is not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  for (const path of ['/', guidePath, '/api', '/docs/category/pagamentos']) {
    await page.goto(path);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(asked, path).toEqual([]);
  }
  await page.mouse.move(40, 40);
  await page.mouse.move(50, 50);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(asked.length).toBeGreaterThan(1);
});

test('a stored choice of another sandbox starts the application with the page, and a choice taken back does not', async ({
  page,
}) => {
  const isRunning = page.locator('html[data-has-hydrated="true"]');
  await page.goto(guidePath);
  await page.evaluate(() => localStorage.setItem('balcao.destination', '{"kind":"replay"}'));
  await page.goto(`${guidePath}?chosen`);
  await expect(isRunning).toHaveCount(1);
  await page.evaluate(() => {
    localStorage.removeItem('balcao.destination');
    localStorage.setItem('balcao.sandboxes http://localhost:4000', '{"own":[],"current":""}');
  });
  await page.goto(`${guidePath}?shared`);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(isRunning).toHaveCount(0);
});

test('presses are answered in their order, and one pressed twice is pressed once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(guidePath);
  await tree(page, words.pt.collapse).dblclick();
  await page.getByRole('button', { name: panelWords.pt.open }).click();
  letGo();
  await expect(tree(page, words.pt.expand)).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
});

test('links, the back button and the colours need no application', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: words.pt.colour.light }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: words.pt.guides, exact: true }).first().click();
  await expect(page).toHaveURL(/\/docs\/guides\/intro$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: words.pt.language, exact: true }).hover();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('the place in the reference survives a change of language before the application is there', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/api?from=journey#tag/payments/POST/payments');
  await page.getByRole('button', { name: words.pt.language, exact: true }).hover();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/api\?from=journey#tag\/payments\/POST\/payments$/);
});

test('the reference is marked in the navbar without the application', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/api');
  const link = page.locator('nav.navbar').getByRole('link', { name: words.pt.specification, exact: true });
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('an address in a spelling only the application knows starts it', async ({ page }) => {
  await page.goto('/api#tag/payments/post/payments/%7Bid%7D/refunds');
  await expect(page).toHaveURL(/#tag\/payments\/POST\/payments\/\{id\}\/refunds$/);
});

test('an application that does not come is not waited for, and the next press tries again', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(guidePath);
  await tree(page, words.pt.collapse).click();
  await expect(waiting(page)).toHaveCount(0);
  await page.unroute(scripts);
  await tree(page, words.pt.collapse).click();
  await expect(tree(page, words.pt.expand)).toBeVisible();
});
