import { expect } from '@playwright/test';
import { sandboxOrigin } from '../tenant.ts';
import { openWorkbench, test, words } from './openWorkbench.ts';

const w = words.en;

test('a line that breaks is said to be broken, and what was missed arrives when it holds again @full', async ({
  page,
  tenant,
}) => {
  const stream = '**/sandbox/events*';
  await page.route(stream, (route) => route.abort());
  await page.goto(`${sandboxOrigin}/?lang=en#/payments`);
  const banner = page.getByRole('banner');
  await expect(banner.getByText(w.frame.line.broken)).toBeVisible();
  await expect(page.getByRole('list', { name: w.frame.panes.payments })).toBeVisible();

  const { data: payment } = await tenant.call<{ id: string }>('POST', '/api/payments/references', {
    amount: 4711,
  });
  await page.unroute(stream);
  await expect(banner.getByText(w.frame.line.open, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: new RegExp(payment.id) })).toBeVisible();
});

test('what cannot be read says why, keeps a way to try again, and reads when it can @full', async ({ page }) => {
  const list = '**/sandbox/payments?*';
  await page.route(list, (route) => route.abort());
  // Without a stream of events, only the button reloads the list.
  await page.route('**/sandbox/events*', (route) => route.abort());
  await page.goto(`${sandboxOrigin}/?lang=en#/payments`);
  await expect(page.getByText(w.reading.networkFailure.unreachable)).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: w.reading.again }).click();
  await expect(page.getByRole('list', { name: w.frame.panes.payments })).toBeVisible();
});

test('two tabs follow the sandbox by one stream, and the second goes on when the first is closed @full', async ({
  page,
  context,
  tenant,
}) => {
  const streams: string[] = [];
  context.on('request', (asked) => asked.url().includes('/sandbox/events') && streams.push(asked.url()));
  await openWorkbench(page, 'en', 'payments');
  const other = await context.newPage();
  await other.addInitScript(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [`balcao.sandboxes ${new URL(page.url()).origin}`, JSON.stringify({ own: [tenant], current: tenant.platformCode })],
  );
  await openWorkbench(other, 'en', 'payments');
  expect(streams).toHaveLength(1);
  const create = async () =>
    (await tenant.call<{ id: string }>('POST', '/api/payments/references', { amount: 1000 })).data.id;
  await expect(other.getByRole('link', { name: new RegExp(await create()) })).toBeVisible();

  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  expect(streams[1]).toMatch(/after=\d+$/);
  await expect(other.getByRole('link', { name: new RegExp(await create()) })).toBeVisible();
});

test('the workbench works by keyboard alone, and the focus goes where the reader went', async ({ page, tenant }) => {
  await tenant.call('POST', '/api/payments/references', { amount: 1000 });
  await openWorkbench(page, 'en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: w.frame.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('navigation', { name: w.frame.menu });
  await menu.getByRole('link', { name: w.frame.panes.payments }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: w.frame.panes.payments })).toBeFocused();

  await page.getByRole('list', { name: w.frame.panes.payments }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  // The newest row is selected before it is opened. Opening it moves the focus to the row.
  const isThere = () => document.activeElement?.querySelector('article') !== null;
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

test('language and colours are chosen once and kept; at first the workbench is light, as the site is', async ({
  page,
}) => {
  await openWorkbench(page, 'en', 'clock');
  await page.getByRole('link', { name: 'ES Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.es.frame.panes.clock })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page).toHaveURL(/lang=es#\/clock$/);

  const colours = page.getByRole('button', { name: /colores/ });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await colours.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
