import { expect, type Page, test } from '@playwright/test';
import { copy } from '../clipboard.ts';
import { visit } from './visit.ts';

const refunds = 'tag/payments/POST/payments/{id}/refunds';

const placeOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('an address leads to its operation, however it is spelt', async ({ page }) => {
  for (const [place, hash] of [refunds, 'tag/payments/post/payments/%7Bid%7D/refunds'].entries()) {
    await visit(page, `/api?${place}#${hash}`, 'en');
    await expect(placeOf(page, refunds).getByRole('heading', { level: 3 })).toBeInViewport();
    await expect(page.locator('[data-chapters] a[aria-current]')).toHaveText(/Refund a payment/);
    await expect(page).toHaveURL(/#tag\/payments\/POST\/payments\/\{id\}\/refunds$/);
  }
});

test('an address leads to a field, to a code, and into a folded answer', async ({ page }) => {
  await visit(page, `/api#${refunds}/body/amount`);
  await expect(placeOf(page, `${refunds}/body/amount`)).toBeInViewport();
  await page.goto('/api#errors/E04020');
  await expect(placeOf(page, 'errors/e04020')).toBeInViewport();
  await page.goto('/api#tag/payments/POST/payments/422');
  const codes = placeOf(page, 'tag/payments/POST/payments/422').getByRole('link', { name: 'e00202' });
  await expect(codes).toBeInViewport();
});

test('a click on a name copies the address of its place @full', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/api');
  const operation = placeOf(page, refunds);
  const press = () => operation.getByRole('link', { name: 'amount', exact: true }).click();
  // Before the page's script has loaded, the link is a plain anchor, so the copy is retried.
  const address = decodeURI(await copy(page, press, '/body/amount'));
  expect(address).toContain(`/api#${refunds}/body/amount`);
  expect(address).toBe(decodeURI(page.url()));
});
