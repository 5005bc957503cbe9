import { expect, type Page } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { sandboxOrigin } from '../sandbox.ts';
import { test as base } from '../tenant.ts';
import { useTenant } from '../workbench/openWorkbench.ts';
import { consoleWords, openAnyConsole, openConsole } from './console.ts';
import { locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

/** Journeys on a sandbox of their own. */
const test = base.extend({
  page: async ({ page, tenant }, use) => {
    await useTenant(page, tenant);
    await use(page);
  },
});

const path = '/sandbox-api';
const moveClock = 'tag/clock/POST/clock';

/** What a reader looks for, whatever the language: calls, fields, values, codes, how to meet them, bodies, samples. */
const looked = [
  ...['/sandbox/atm', '/sandbox/terminals/{uuid}/pin', '/sandbox/events', 'advanceSeconds', 'failureMode'],
  ...['dropped_connection', 'out_of_order', 'c0102', 'c1101', 'POST /sandbox/atm', 'e00219'],
  ...['"to": "2030-01-15T10:00:00+00:00"', 'curl "$BASE_URL/clock"', 'curl --no-buffer "$BASE_URL/events"'],
];

/** Origins that the page asked for, besides its own. */
function otherOriginsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

for (const locale of localesOfRun(6)) {
  test(`calls, fields, codes and bodies are there in ${locale} without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(locales[locale].prefix + path);
    const text = (await page.locator('main').textContent()) ?? '';
    for (const wanted of looked) expect(text).toContain(wanted);
    await context.close();
  });
}

test('a guide leads to the operation that it uses', async ({ page }) => {
  await visit(page, '/docs/guides/testing', 'en');
  await page.locator('article').getByRole('link', { name: 'POST /sandbox/clock' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en${path}#`));
  await expect(page.locator(`[id="${moveClock}"]`).getByRole('heading', { level: 3 })).toBeInViewport();
});

test('a code that the API has too leads to its catalogue', async ({ page }) => {
  await visit(page, `${path}#${moveClock}/422`, 'en');
  const refusal = page.locator(`[id="${moveClock}/422"]`);
  const link = refusal.getByRole('link', { name: 'e00219', exact: true });
  await expect(link).toHaveAttribute('href', '/en/api#errors/e00219');
});

test('the console offers sandboxes alone, and sends nothing where the testing server is chosen @full', async ({
  page,
}) => {
  const w = consoleWords.en;
  const origins = otherOriginsOf(page);
  await visit(page, path, 'en');
  const open = await openConsole(page, 'getClock', 'en', '/sandbox');
  const names = await open.getByLabel(w.server, { exact: true }).locator('option').allTextContents();
  expect(names).not.toContain('Testing');
  expect(names).not.toContain('Production');

  await page.evaluate(() => localStorage.setItem('balcao.destination', JSON.stringify({ kind: 'testing' })));
  await page.reload();
  const closed = await openAnyConsole(page, 'getClock', 'en');
  await expect(closed.getByText('has no simulators')).toBeVisible();
  await expect(closed.getByRole('button', { name: w.send, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await closed.getByRole('button', { name: w.send, exact: true }).click({ force: true });
  const { testing, production } = provider.servers;
  for (const server of [testing, production]) expect([...origins]).not.toContain(new URL(server).origin);
  expect([...origins]).toContain(sandboxOrigin);
});

test('a stream, which no response ends, has a sample and no console', async ({ page }) => {
  await visit(page, path, 'en');
  const operation = page.locator('[data-operation="streamEvents"]');
  await expect(operation.locator('[data-samples] pre')).toContainText('--no-buffer');
  await expect(operation.getByRole('button', { name: locales.en.try })).toHaveCount(0);
});
