import { expect, test } from '@playwright/test';
import { locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/bench.ts';

test('the panels of a page are in the same sandbox, say when it is a private one, and lead back to the shared', async ({
  page,
}) => {
  const { where } = words.es.play;
  await visit(page, '/docs/guides/checkouts/mb', 'es');
  const form = page.locator('[data-live-panel="checkoutForm"]');
  const atm = page.locator('[data-live-panel="atm"]');
  for (const panel of [atm, form])
    await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  await expect(form.getByText(where.shared)).toBeVisible();
  await expect(atm.getByText(where.private)).toBeHidden();

  await form.getByRole('button', { name: where.open }).click();
  await expect(form.getByText(where.private)).toBeVisible();
  await expect(atm.getByText(where.private)).toBeVisible();

  await atm.getByRole('button', { name: where.back }).click();
  await expect(form.getByText(where.shared)).toBeVisible();
  await expect(atm.getByText(where.private)).toBeHidden();
});
