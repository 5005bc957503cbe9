import { expect, test } from '@playwright/test';
import { sandboxOrigin } from '../sandbox.ts';
import { consoleWords, openAnyConsole } from '../site/console.ts';
import { guidePath } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { callsOf, firstSample, openDestination, openPanel } from './openDestination.ts';

test('the sandbox of this browser is chosen beside the server, and no call reaches the server then', async ({
  page,
}) => {
  const { destination, shared, play } = words.en;
  await visit(page, guidePath, 'en');
  const panel = await openPanel(page, 'multibanco', 'en');
  await expect(panel.getByText(play.where.shared)).toBeVisible();
  const calls = callsOf(page);
  const dialog = await openDestination(page, panel, 'en');
  await dialog.getByRole('radio', { name: shared.destination.kinds.tab }).check();
  await dialog.getByRole('button', { name: destination.use, exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(panel.getByText(shared.mode.inTab, { exact: true })).toBeVisible();
  await expect(panel.getByText(play.where.inTab)).toBeVisible();
  await panel.getByRole('button', { name: shared.create.submit }).click();
  await expect(panel.getByRole('region', { name: shared.card.title })).toBeVisible();
  // What runs in a browser cannot be called from a terminal, so the samples stay as they are.
  await expect(firstSample(page)).toContainText(`${sandboxOrigin}/api`);
  await page.goto('/en/api');
  const console = await openAnyConsole(page, 'createReference', 'en');
  await expect(console.getByText(/sandbox-in-tab[/]api$/)).toBeVisible();
  await console.getByRole('button', { name: consoleWords.en.send, exact: true }).click();
  await expect(console.getByText(consoleWords.en.conforms)).toBeVisible();
  expect(calls).toEqual([]);
});
