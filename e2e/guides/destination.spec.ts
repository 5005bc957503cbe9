import { expect, type Page, test } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { consoleWords, openAnyConsole } from '../site/console.ts';
import { guidePath } from '../site/locales.ts';
import { watchPaintedMoves } from '../site/paintedMoves.ts';
import { visit } from '../site/visit.ts';
import { sandboxOrigin } from '../tenant.ts';
import { words } from '../workbench/openWorkbench.ts';
import { callsOf, firstSample, openDestination, openPanel } from './openDestination.ts';

/** The same sandbox under another host name, which is another origin for browsers. */
const otherOrigin = sandboxOrigin.replace('localhost', '127.0.0.1');
const { testing } = provider.servers;

async function choose(page: Page, destination: { kind: string; origin?: string }) {
  await page.addInitScript((text) => localStorage.setItem('balcao.destination', text), JSON.stringify(destination));
}

test('another sandbox that is chosen once answers panels, forms and the console, and samples name it, also after a reload [destination.choice-is-kept]', async ({
  page,
}) => {
  const { destination, shared } = words.en;
  const calls = callsOf(page);
  await visit(page, guidePath, 'en');
  await expect(firstSample(page)).toContainText(`${sandboxOrigin}/api`);
  const panel = await openPanel(page, 'payment', 'en');
  await expect(panel.getByText(sandboxOrigin.slice('http://'.length))).toBeVisible();
  const dialog = await openDestination(page, panel, 'en');
  await dialog.getByRole('radio', { name: shared.destination.kinds.url }).check();
  await dialog.getByLabel(destination.url).fill('http://somewhere.example');
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(dialog.getByText(destination.problem.url)).toBeVisible();
  await dialog.getByLabel(destination.url).fill(otherOrigin.slice('http://'.length));
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: `${shared.destination.change}. ` }).first()).toBeFocused();
  await expect(panel.getByText(otherOrigin.slice('http://'.length))).toBeVisible();
  await panel.getByRole('button', { name: shared.device.atm.create }).click();
  await expect(panel.getByRole('form', { name: shared.atm.machine })).toBeVisible();
  await expect(firstSample(page)).toContainText(`${otherOrigin}/api`);

  // Moves the pointer away. After a reload, samples show the stored choice without an opened panel.
  await page.mouse.move(0, 0);
  await page.reload();
  await expect(firstSample(page)).toContainText(`${otherOrigin}/api`);

  await visit(page, '/docs/guides/checkouts/mb', 'en');
  const form = await openPanel(page, 'payment', 'en');
  await form.getByRole('button', { name: shared.device.page.create }).click();
  await expect(form.locator('[data-area="create"]').getByText('201', { exact: true })).toBeVisible();

  await visit(page, '/api', 'en');
  const console = await openAnyConsole(page, 'createReference', 'en');
  await expect(console.getByText(`${otherOrigin}/api`, { exact: true })).toBeVisible();
  await console.getByRole('button', { name: consoleWords.en.send, exact: true }).click();
  await expect(console.getByText(consoleWords.en.conforms)).toBeVisible();
  const reference = page.locator('[data-samples="createPayment"] pre').first();
  await expect(reference).toContainText(`${otherOrigin}/api`);
  await page.getByRole('button', { name: 'PHP', exact: true }).first().click();
  await expect(reference).toContainText('<?php');
  await expect(reference).toContainText(`${otherOrigin}/api`);

  expect(calls.filter((call) => call.includes(sandboxOrigin) && !call.startsWith('GET'))).toEqual([]);
  expect(calls).toContain(`POST ${otherOrigin}/api/payments/references`);
  expect(calls).toContain(`POST ${otherOrigin}/api/checkouts`);

  await page.locator('[data-owner] button').first().click();
  await expect(reference).toContainText(`${sandboxOrigin}/api`);
  await expect(page.locator('[data-owner]')).toHaveCount(0);
  await expect(console.getByText(`${sandboxOrigin}/api`, { exact: true })).toBeVisible();
});

test('a page with a stored choice does not move when its samples and its islands bring their styles @full', async ({
  page,
}) => {
  const stylesOf = (program: string) => page.locator(`link[rel=stylesheet][href*="/${program}-"]`);
  await choose(page, { kind: 'replay' });
  await page.setViewportSize({ width: 1280, height: 6000 });
  // Blocks fonts, because their arrival would move content.
  await page.route('**/*.woff2', (route) => route.abort());
  const moves = await watchPaintedMoves(page);
  await page.goto(guidePath);
  await expect(stylesOf('samples')).toHaveAttribute('media', 'all');
  await page.locator('[data-opens-island]').first().hover();
  await expect(stylesOf('islands')).toHaveAttribute('media', 'all');
  // Leaves time for some frames in which content could move.
  await page.waitForTimeout(200);
  expect(await moves()).toEqual([]);
  expect(await page.evaluate(() => document.fonts.size)).toBe(2);
});

test('with recordings only, panels say why they replay and nothing is sent from anywhere [destination.recordings-say-why] @full', async ({
  page,
}) => {
  const { shared } = words.pt;
  const w = shared.destination;
  await choose(page, { kind: 'replay' });
  const calls = callsOf(page);
  await visit(page, guidePath, 'pt');
  const panel = await openPanel(page, 'payment', 'pt');
  await expect(panel.getByText(w.replay)).toBeVisible();
  await panel.getByRole('button', { name: shared.device.atm.create }).click();
  await expect(panel.getByRole('form', { name: shared.atm.machine })).toBeVisible();
  await visit(page, '/api', 'pt');
  const console = await openAnyConsole(page, 'createReference', 'pt');
  await expect(console.getByText(w.replay)).toBeVisible();
  const send = console.getByRole('button', { name: consoleWords.pt.send, exact: true });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.click({ force: true });
  await expect(console.getByRole('status')).toBeEmpty();
  expect(calls).toEqual([]);
});

test('a chosen sandbox that is gone is said to be silent, and no other one is asked [destination.gone-sandbox-is-silent] @full', async ({
  page,
}) => {
  const { shared, play } = words.es;
  await choose(page, { kind: 'url', origin: 'http://127.0.0.1:9' });
  const calls = callsOf(page);
  await visit(page, guidePath, 'es');
  for (const kind of ['payment', 'run']) {
    const panel = await openPanel(page, kind, 'es');
    await expect(panel.getByText(shared.destination.silent('127.0.0.1:9'))).toBeVisible();
    await expect(panel.getByRole('button', { name: shared.mode.again })).toBeVisible();
    await expect(panel.getByRole('button', { name: shared.destination.choose })).toBeVisible();
  }
  const run = page.locator('[data-live-panel="run"]').first();
  await run.getByRole('button', { name: play.runAll, exact: true }).click();
  await expect(run.getByText(/repitieron desde la grabación/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('the testing server gets its own credentials from forms, panels say that it has no simulators, and code hides its key [destination.testing-server-has-own-keys] @full', async ({
  page,
}) => {
  const { destination, shared } = words.en;
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' };
  const sent: (string | null)[] = [];
  await page.route(`${testing}/**`, async (route) => {
    const authorization = await route.request().headerValue('authorization');
    if (route.request().method() === 'POST') sent.push(authorization);
    await route.fulfill({ status: route.request().method() === 'OPTIONS' ? 204 : 422, headers, json: {} });
  });
  await visit(page, '/docs/guides/checkouts/mb', 'en');
  const form = await openPanel(page, 'payment', 'en');
  const dialog = await openDestination(page, form, 'en');
  await dialog.getByRole('radio', { name: shared.destination.kinds.testing }).check();
  await dialog.getByLabel(destination.platformCode).fill('4242');
  await dialog.getByLabel(destination.privateKey).fill('aKeyOfMyOwn');
  await dialog.getByLabel(destination.clientId).fill('123456789');
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(form.getByText(destination.server)).toBeVisible();
  await form.getByRole('button', { name: shared.device.page.create }).click();
  await expect.poll(() => sent).toEqual([`Basic ${btoa('4242:aKeyOfMyOwn')}`]);
  await form.getByText(shared.create.inCode, { exact: true }).click();
  await expect(form.locator('div[data-option]').first()).toContainText('4242');
  await expect(form.locator('div[data-option]').first()).toContainText(shared.destination.placeholders.privateKey);
  await expect(page.getByText('aKeyOfMyOwn')).toHaveCount(0);
  const atm = await openPanel(page, 'atm', 'en');
  await expect(atm.getByText(shared.destination.noSimulators)).toBeVisible();

  await visit(page, guidePath, 'en');
  await expect(firstSample(page)).toContainText(`${testing}/api`);
  await expect(firstSample(page)).toContainText(`PLATFORM_CODE='4242'`);
  await expect(firstSample(page)).toContainText(`PRIVATE_KEY='${shared.destination.placeholders.privateKey}'`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('aKeyOfMyOwn');
});

test('the response that opened a private sandbox is pasted into the dialog, and keys that are refused are not used [destination.private-sandbox-is-pasted] @full', async ({
  page,
  request,
}) => {
  const { destination, play } = words.pt;
  const opened = await request.post(`${sandboxOrigin}/sandbox/tenants`, { data: {} });
  const response = await opened.text();
  const { platformCode, privateKey, clientId } = JSON.parse(response).data;
  await visit(page, '/docs/guides/checkouts/mb', 'pt');
  const form = await openPanel(page, 'payment', 'pt');
  await expect(form.getByText(play.where.shared)).toBeVisible();
  const dialog = await openDestination(page, form, 'pt');
  await dialog.getByLabel(destination.credentials).selectOption({ label: destination.pasted });
  const code = dialog.getByLabel(destination.platformCode);
  await code.fill(response);
  await expect(code).toHaveValue(platformCode);
  await expect(dialog.getByLabel(destination.clientId)).toHaveValue(clientId);
  const key = dialog.getByLabel(destination.privateKey);
  const use = dialog.getByRole('button', { name: destination.use, exact: true });
  await key.fill('not the key');
  await use.click();
  await expect(dialog.getByText(destination.problem.keys)).toBeVisible();
  await key.fill('notTheKey');
  await use.click();
  await expect(dialog.getByText(destination.problem.refused)).toBeVisible();
  await expect(form.getByText(play.where.shared)).toBeVisible();
  await key.fill(privateKey);
  await use.click();
  await expect(form.getByText(`${play.where.private} ${platformCode}`)).toBeVisible();
});

test('the sandbox of this browser is chosen beside the server, and no call reaches the server then @full', async ({
  page,
}) => {
  const { destination, shared, play } = words.en;
  await visit(page, guidePath, 'en');
  const panel = await openPanel(page, 'payment', 'en');
  await expect(panel.getByText(play.where.shared)).toBeVisible();
  const calls = callsOf(page);
  const dialog = await openDestination(page, panel, 'en');
  await dialog.getByRole('radio', { name: shared.destination.kinds.tab }).check();
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(panel.getByText(shared.mode.inTab, { exact: true })).toBeVisible();
  await expect(panel.getByText(play.where.inTab)).toBeVisible();
  await panel.getByRole('button', { name: shared.device.atm.create }).click();
  await expect(panel.getByRole('form', { name: shared.atm.machine })).toBeVisible();
  // Samples stay unchanged, because a terminal cannot call a sandbox in a browser.
  await expect(firstSample(page)).toContainText(`${sandboxOrigin}/api`);
  await page.goto('/en/api');
  const console = await openAnyConsole(page, 'createReference', 'en');
  await expect(console.getByText(/sandbox-in-tab[/]api$/)).toBeVisible();
  await console.getByRole('button', { name: consoleWords.en.send, exact: true }).click();
  await expect(console.getByText(consoleWords.en.conforms)).toBeVisible();
  expect(calls).toEqual([]);
});
