import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '../../tools/run/ports.mjs';
import { startSandbox } from '../../tools/start/sandbox.mjs';
import { words } from './openWorkbench.ts';

const w = words.pt;

/** Test fixture with one sandbox per worker, which is configured for a public network. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const sandboxPort = await freePort();
      const origin = `http://localhost:${sandboxPort}`;
      const folder = mkdtempSync(join(tmpdir(), 'balcao-exposed-'));
      const env = { ...process.env };
      Object.assign(process.env, { SANDBOX_PUBLIC: '1', DATA_DIR: folder });
      const started: Promise<ChildProcess> = startSandbox({
        host: 'localhost',
        sandboxPort,
        sandboxUrl: origin,
        siteUrl: 'http://localhost:3000',
      });
      process.env = env;
      const child = await started;
      await use(origin);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const platformIn = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${w.frame.platform} `) });

test('whoever opens the start page of a public sandbox has one alone, keeps it, and its keys are in the first call @full', async ({
  page,
  browser,
  origin,
}) => {
  await page.goto(`${origin}/?lang=pt`);
  await expect(page.getByRole('banner').getByText(w.frame.line.open, { exact: true })).toBeVisible();
  const mine = await platformIn(page).textContent();
  expect(mine).not.toContain('0001');
  // The first call contains the keys of the new sandbox.
  const [code = ''] = /\d+$/.exec(String(mine)) ?? [];
  await expect(page.getByRole('main').getByText(`--user '${code}:`).first()).toBeVisible();
  await page.reload();
  await expect(platformIn(page)).toHaveText(String(mine));

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${origin}/?lang=pt`);
  await expect(platformIn(other)).toBeVisible();
  expect(await platformIn(other).textContent()).not.toBe(mine);
  await other.context().close();
});

test('a link of somebody else is asked for first, and who declines gets a sandbox alone @full', async ({
  page,
  request,
  origin,
}) => {
  const opened = await request.post(`${origin}/sandbox/tenants`, { data: {} });
  const { workbenchUrl, platformCode } = (await opened.json()).data;
  await page.goto(workbenchUrl.replace('/#', '/?lang=pt#'));
  await page.getByRole('button', { name: w.credentials.linkKeep }).click();
  await expect(platformIn(page)).toBeVisible();
  await expect(platformIn(page)).not.toContainText('0001');
  expect(await platformIn(page).textContent()).not.toContain(platformCode);
});
