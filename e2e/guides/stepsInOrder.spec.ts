import { expect, type Locator, type Page } from '@playwright/test';
import { consoleWords } from '../site/console.ts';
import { type Locale, locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { test } from './ownSandbox.ts';

/** Runs an example or sends an unchanged form, and expects the result stated on the page. */
async function follow(panel: Locator, locale: Locale): Promise<void> {
  const { play } = words[locale];
  await panel.getByRole('button', { name: locales[locale].try, exact: true }).click();
  if ((await panel.getAttribute('data-live-panel')) !== 'run') {
    const w = consoleWords[locale];
    await panel.getByRole('button', { name: w.send, exact: true }).click();
    return expect(panel.getByText(w.conforms)).toBeVisible();
  }
  const runAll = panel.getByRole('button', { name: play.runAll, exact: true });
  await expect(runAll).toBeVisible();
  const steps = await panel.getByRole('list', { name: play.steps }).getByRole('listitem').count();
  await runAll.click();
  await expect(panel.getByText(play.outcome.recorded(steps))).toBeVisible({ timeout: 30_000 });
}

/** Follows the links at the end of the pages of a group, and performs the steps of each page. */
async function read(page: Page, from: string, group: string, locale: Locale): Promise<number> {
  await visit(page, from, locale);
  let pages = 0;
  for (; page.url().includes(group); pages += 1) {
    const panels = page.locator('[data-live-panel="run"], [data-live-panel="console"]');
    for (const panel of await panels.all()) await follow(panel, locale);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await page.locator('.pagination-nav__link--next').click();
    // The URL changes before the next page replaces the previous one.
    await expect(heading).not.toHaveText(title);
  }
  return pages;
}

test('who reads the guides of customers in order, all in one sandbox, gets every answer they promise @full', async ({
  page,
}) => {
  test.slow();
  expect(await read(page, '/docs/guides/customers', '/guides/customers', 'es')).toBe(11);
});

test('who reads the guides of entities in order, all in one sandbox, gets every answer they promise @full', async ({
  page,
}) => {
  const first = '/docs/guides/entities/create-entity-and-associate-to-software';
  expect(await read(page, first, '/guides/entities', 'en')).toBe(3);
});
