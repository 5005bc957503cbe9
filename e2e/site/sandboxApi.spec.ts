import { expect, type Page } from '@playwright/test';
import { provider } from '../../provider.config.ts';
import { sandboxOrigin } from '../sandbox.ts';
import { test as base } from '../tenant.ts';
import { useTenant } from '../workbench/openWorkbench.ts';
import { consoleWords, openAnyConsole, openConsole } from './console.ts';
import { visit } from './visit.ts';

/** Journeys on a sandbox of their own. */
const test = base.extend({
  page: async ({ page, tenant }, use) => {
    await useTenant(page, tenant);
    await use(page);
  },
});

const path = '/sandbox-api';

/** Origins that the page asked for, besides its own. */
function otherOriginsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

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
