import { expect, type Page, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { guidePath, type Locale, localeIds, locales } from './locales.ts';
import { holdScripts, patient, pointAtLink, scripts } from './visit.ts';

const waiting = (page: Page) => page.locator('html[data-waiting]');

interface Control {
  path: string;
  /** The first thing this reader does on the page. */
  touch(page: Page, locale: Locale): Promise<unknown>;
  /** What they see once the application is there. */
  answered(page: Page, locale: Locale): Promise<unknown>;
}

/** Every kind of control that only the application answers. */
const controls: Record<string, Control> = {
  'a live panel': {
    path: guidePath,
    touch: (page, locale) =>
      page
        .getByRole('button', { name: new RegExp(`^${locales[locale].try}`) })
        .first()
        .click(),
    answered: (page) => expect(page.locator('[data-live-panel] input, [data-opening]').first()).toBeVisible(),
  },
  'the console of an operation': {
    path: '/api',
    touch: (page) => page.locator('[data-console] > button').first().click(),
    answered: (page) => expect(page.locator('[data-console] select').first()).toBeVisible(patient),
  },
};

for (const [at, [name, { path, touch, answered }]] of Object.entries(controls).entries()) {
  const locale = localeIds[at % localeIds.length] ?? 'pt';
  test(`${name}, touched before the application is there, waits with a sign and is answered (${locale})`, async ({
    page,
  }) => {
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
  await pointAtLink(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(asked.length).toBeGreaterThan(1);
});

test('nothing of the frame starts the application', async ({ browser }) => {
  // By touch: where a page scrolls below a pointer, a link may come under it, and a link that is pointed at is an intent.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/') && request.resourceType() === 'script')
      asked.push(request.url());
  });
  await page.goto(guidePath);
  await page.getByRole('button', { name: words.pt.colour.light }).tap();
  await page.getByRole('button', { name: words.pt.dismiss }).tap();
  await page.getByRole('button', { name: words.pt.openMenu }).tap();
  const menu = page.getByRole('dialog', { name: words.pt.menu });
  await menu.locator('summary').first().tap();
  await menu.getByRole('button', { name: words.pt.closeMenu }).tap();
  await page.locator('summary', { hasText: words.pt.onThisPage }).tap();
  await page.getByRole('radio', { name: 'PHP', exact: true }).first().tap();
  await page.locator('main [data-code-tool]').filter({ visible: true }).first().tap();
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), 600)),
  );
  expect(asked).toEqual([]);
  await context.close();
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

const openers = (page: Page) =>
  page.locator('[data-live-panel]').getByRole('button', { name: new RegExp(`^${locales.pt.try}`) });

test('presses are answered in their order, and one pressed twice is pressed once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(guidePath);
  const [first, last] = [openers(page).first(), openers(page).last()];
  await first.dblclick();
  await last.click();
  letGo();
  await expect(openers(page)).toHaveCount(0);
});

test('the place in the reference survives a change of language before the application is there @full', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/api?from=journey#tag/payments/POST/payments');
  await page.locator('nav.navbar summary', { hasText: words.pt.language }).click();
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/api\?from=journey#tag\/payments\/POST\/payments$/);
});

test('an address in a spelling only the application knows starts it @full', async ({ page }) => {
  await page.goto('/api#tag/payments/post/payments/%7Bid%7D/refunds');
  await expect(page).toHaveURL(/#tag\/payments\/POST\/payments\/\{id\}\/refunds$/);
});

test('an application that does not come is not waited for, and the next press tries again', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(guidePath);
  const opener = openers(page).first();
  await opener.click();
  await expect(waiting(page)).toHaveCount(0);
  await page.unroute(scripts);
  await opener.click();
  await expect(
    page
      .locator('[data-live-panel]')
      .first()
      .getByRole('button', { name: /^Fechar/ }),
  ).toBeVisible();
});
