import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lastSimulatedStep, simulationWorker } from '@balcao/contract/control/simulationInTab.ts';
import { words as en } from '@balcao/workbench/words/simulation/en.ts';
import { words as es } from '@balcao/workbench/words/simulation/es.ts';
import { words as pt } from '@balcao/workbench/words/simulation/pt.ts';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from '../site/accessibilityProblems.ts';
import { type Locale, locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';

const words = { pt, es, en };
const path = '/docs/guides/simulation';
/** The first steps come within seconds; the rest goes on meanwhile. */
const timeout = 60_000;

const panelOf = (page: Page) => page.locator('[data-live-panel="simulation"]');

async function open(page: Page, query: string, locale: Locale = 'pt') {
  await visit(page, path + query, locale);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  return panel;
}

/** What is shown at a step: its digest, the counts and the list. */
async function momentAt(panel: ReturnType<typeof panelOf>, step: number) {
  const simulation = panel.locator(`[data-step="${step}"]`);
  await expect(simulation).toBeVisible({ timeout });
  return {
    digest: await simulation.getAttribute('data-digest'),
    counts: await simulation.getByRole('img').getAttribute('aria-label'),
    steps: await simulation.getByRole('list', { name: pt.lastSteps }).innerText(),
  };
}

test('a link with a seed and a step shows the same moment twice', async ({ page, context }) => {
  const first = await open(page, '?seed=7&step=40');
  const moment = await momentAt(first, 40);
  await expect(first.getByText('npm run simulate -- --seed 7', { exact: false })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?seed=7&step=40');
  const other = await context.newPage();
  expect(await momentAt(await open(other, '?seed=7&step=40'), 40)).toEqual(moment);
});

test('it plays, pauses, goes to a step and stops at one', async ({ page }) => {
  const panel = await open(page, '?seed=7&step=30');
  const moment = await momentAt(panel, 30);
  await panel.getByText(pt.paces.fast, { exact: true }).click();
  await panel.getByRole('button', { name: pt.play, exact: true }).click();
  const stepShown = async () => Number(await panel.locator('[data-step]').getAttribute('data-step'));
  await expect.poll(stepShown, { timeout }).toBeGreaterThan(32);
  await panel.getByRole('button', { name: pt.pause, exact: true }).click();
  const paused = await stepShown();
  await expect(panel.getByText(pt.announce.stands(paused), { exact: true })).toBeAttached();
  await panel.getByLabel(pt.stopAt).fill(String(paused + 3));
  await panel.getByRole('button', { name: pt.playUntil }).click();
  await expect(panel.getByText(pt.announce.stands(paused + 3), { exact: true })).toBeAttached({ timeout });
  await panel.getByLabel(pt.goTo).fill('30');
  await panel.getByLabel(pt.goTo).press('Enter');
  expect(await momentAt(panel, 30)).toEqual(moment);
  await panel.getByText(pt.checked).click();
  await expect(panel.getByText(pt.promises['every response is as the contract describes it'])).toBeVisible();
  await panel.getByText(pt.reached).click();
  await expect(panel.getByText(pt.kinds.operations)).toBeVisible();
});

test('a seed shows what the command prints of it, to the last step', async ({ page }) => {
  test.setTimeout(180_000);
  const panel = await open(page, `?seed=11&step=${lastSimulatedStep}`);
  const command = ['--import', 'tsx', 'simulation/main.ts', '--seed', '11', '--stories', '1'];
  const cwd = join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd });
  const { digest } = await momentAt(panel, lastSimulatedStep);
  expect(stdout).toContain(`digest of seed 11: ${digest}\n`);
});

test('nothing of it is requested before it is opened', async ({ page }) => {
  const workers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('simulation-in-tab')) workers.push(request.url());
  });
  await visit(page, `${path}?seed=7&step=1`);
  await page.waitForLoadState('networkidle');
  expect(workers).toEqual([]);
  const worker = page.waitForRequest(`**/${simulationWorker}`);
  await panelOf(page).getByRole('button', { name: locales.pt.try, exact: true }).click();
  await worker;
});

test('it calls no sandbox and keeps nothing', async ({ page }) => {
  await visit(page, `${path}?seed=7&step=20`);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(api|sandbox|payer)\//.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  const before = await databases();
  await panelOf(page).getByRole('button', { name: locales.pt.try, exact: true }).click();
  await momentAt(panelOf(page), 20);
  expect(calls).toEqual([]);
  expect(await databases()).toEqual(before);
});

for (const locale of ['pt', 'es', 'en'] as const) {
  test(`it is accessible on a phone in the dark, in ${locale}, and moves nothing there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await visit(page, `${path}?seed=7&step=12`, locale);
    await panelOf(page).getByRole('button', { name: locales[locale].try, exact: true }).click();
    await expect(page.locator('[data-step="12"]')).toBeVisible({ timeout });
    await expect(
      page.getByText(words[locale].position(12, lastSimulatedStep), { exact: true }),
    ).toBeVisible();
    for (const dot of await page.locator('[data-step] circle[data-payment]').all())
      await expect(dot).toBeHidden();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
