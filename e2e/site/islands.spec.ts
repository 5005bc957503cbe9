import { expect, type Page, test } from '@playwright/test';
import { words as workbench } from '../workbench/openWorkbench.ts';
import { blockIslands } from './breakPage.ts';
import { words as frame } from './frameWords.ts';
import { guidePath, locales } from './locales.ts';
import { holdRequests, isIdle, islandScripts, isMarked, markDocument, visit } from './visit.ts';

const { try: start, words } = locales.pt;

const waiting = (page: Page) => page.locator('html[data-waiting]');
const panelOf = (page: Page) => page.locator('[data-live-panel="payment"]');
const openerOf = (page: Page) => panelOf(page).getByRole('button', { name: start, exact: true });
const openers = (page: Page) =>
  page.locator('[data-live-panel]').getByRole('button', { name: new RegExp(`^${start}`) });
const click = (element: HTMLElement | SVGElement) => (element as HTMLElement).click();
const amountIn = (page: Page) => panelOf(page).getByLabel(words.create.amount);

function programsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/islands/') || request.resourceType() === 'fetch') asked.push(pathname);
  });
  return asked;
}

test('presses before the islands have come wait with a sign, and are answered in their order, one pressed twice once', async ({
  page,
}) => {
  const letGo = await holdRequests(page, islandScripts);
  await visit(page, guidePath);
  await openers(page).first().dblclick();
  await openers(page).last().click();
  await expect(waiting(page)).toHaveCount(1);
  letGo();
  await expect(openers(page)).toHaveCount(0);
  await expect(amountIn(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('islands that do not come are not waited for, and the next press asks for them again @full', async ({ page }) => {
  const accept = await blockIslands(page);
  await visit(page, guidePath);
  await openerOf(page).click();
  await expect(waiting(page)).toHaveCount(0);
  await accept();
  await openerOf(page).click();
  await expect(panelOf(page).getByRole('button', { name: /^Fechar/ })).toBeVisible();
});

test('pages, and what their frame does, ask for no island and no page', async ({ browser, baseURL }) => {
  // Uses touch, because a mouse pointer over a scrolling page may hover a link.
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const said = frame.pt;
  const asked = programsOf(page);
  // Prevents prefetching, which the page does only on fast networks.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  for (const path of ['/', '/api', '/docs/category/pagamentos', guidePath]) {
    await page.goto(path);
    if (path === '/') await page.getByRole('button', { name: said.dismiss }).tap();
    await isIdle(page);
    expect(asked, path).toEqual([]);
  }
  await page.getByRole('button', { name: said.colour.light }).tap();
  await page.getByRole('button', { name: said.openMenu }).tap();
  const menu = page.getByRole('dialog', { name: said.menu });
  await menu.locator('summary').first().tap();
  await menu.getByRole('button', { name: said.closeMenu }).tap();
  await page.locator('summary', { hasText: said.onThisPage }).tap();
  await page.getByRole('radio', { name: 'PHP', exact: true }).first().tap();
  await page.locator('main [data-code-tool]').filter({ visible: true }).first().tap();
  await isIdle(page);
  expect(asked).toEqual([]);
  await openerOf(page).tap();
  await expect.poll(() => asked).not.toEqual([]);
  await context.close();
});

test('panels end with their page, their stream as well, and a page that comes by a link has panels and a payment that run', async ({
  page,
}) => {
  await visit(page, '/');
  await markDocument(page);
  const { device, run } = workbench.pt.shared;
  const payment = page.locator('[data-built-island="payment"]');
  await payment.getByText(run.methods.card, { exact: true }).click();
  const guides = page.getByRole('navigation').first().getByRole('link', { name: frame.pt.guides, exact: true });
  await page.getByRole('main').locator(`a[href="${guidePath}"]`).first().click();
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();
  await guides.click();
  await expect(page).not.toHaveURL(guidePath);
  await page.goBack();
  await openerOf(page).click();
  await expect(amountIn(page)).toBeVisible();

  await page.locator('aside a[href="/docs/guides/payments/payment-mbway"]').evaluate(click);
  const streaming = page.waitForRequest(/\/sandbox\/events/);
  await openerOf(page).click();
  await panelOf(page).getByRole('button', { name: device.phone.create, exact: true }).click();
  const stream = await streaming;
  const ended = page.waitForEvent('requestfailed', (request) => request === stream);
  await page.locator('a.navbar__brand').click();
  await ended;
  await payment.getByRole('button', { name: run.start, exact: true }).click();
  await expect(payment.getByText('payment_confirmed').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
