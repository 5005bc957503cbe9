import { expect, type Page, test } from '@playwright/test';
import { copied } from '../clipboard.ts';
import { guidePath } from './locales.ts';
import { holdRequests, onDemandScripts, visit } from './visit.ts';

/** Number of highlighted strings in samples. */
const colouredStrings = (page: Page) =>
  page.evaluate(
    () =>
      [...(CSS.highlights.get('code-string') ?? [])].filter(({ startContainer }) => {
        const code = startContainer.parentElement as Element;
        return getComputedStyle(code, '::highlight(code-string)').color !== getComputedStyle(code).color;
      }).length,
  );

test('operations, fields and codes are found by keyboard alone', async ({ page }) => {
  await visit(page, '/api', 'es');
  const box = page.getByRole('searchbox');
  const hits = page.getByRole('navigation').locator('[data-hits] a');
  await box.fill('reembolsar pago');
  await expect(hits.first()).toContainText('/payments/{id}/refunds');
  await box.fill('blocklatepayment');
  await expect(hits.first()).toContainText('ValidDate');
  await box.fill('e04020');
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#errors\/e04020$/);
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('navigation').getByRole('link', { name: /Crear un pago/ })).toBeVisible();
});

test('the other languages of the samples come by one request when asked for, and are remembered on every page @full', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('api-samples')) fetched.push(request.url());
  });
  const letGo = await holdRequests(page, onDemandScripts);
  await visit(page, '/api');
  const sample = page.locator('[data-samples="createPayment"]');
  await expect(sample).toContainText('curl "$BASE_URL/payments"');
  expect(fetched).toEqual([]);
  // Presses before the script of the reference has loaded.
  await sample.getByRole('button', { name: 'Python' }).click();
  letGo();
  await expect(sample.getByRole('button', { name: 'Python' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sample).toContainText('import');
  await page.locator('[data-samples="createRefund"]').getByRole('button', { name: 'PHP' }).click();
  await expect(sample).toContainText('<?php');
  expect(fetched).toHaveLength(1);

  await visit(page, guidePath);
  await expect(page.getByRole('radio', { name: 'PHP' }).first()).toBeChecked();
  await page.goto('/api#tag/payments/POST/payments');
  await expect(sample).toContainText('<?php');
  await expect.poll(() => colouredStrings(page)).toBeGreaterThan(0);
});

test('an operation is copied as Markdown, a sample as it stands, and the fields of a model unfold where it is used, without a second place of the same name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/api', 'en');
  const cancelling = page.locator('[data-operation="cancelPayment"]');
  await cancelling.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => copied(page)).toMatch(/^### Cancel a payment\n\n`PATCH \/payments\/\{id\}\/cancellation`/);
  await cancelling.getByRole('button', { name: 'Copy the code' }).first().click();
  await expect.poll(() => copied(page)).toContain('curl "$BASE_URL/payments/1008/cancellation"');

  const creating = page.locator('[data-operation="createPayment"]');
  const button = creating.getByRole('button', { name: 'Fields of paymentMethod' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(creating.getByText('MB WAY phone: country code')).toBeVisible();
  await button.click();
  await expect(creating.getByText('MB WAY phone: country code')).toBeHidden();
});

test('on a narrow screen the tree makes way for what was chosen, also before the programs came @full', async ({
  page,
}) => {
  let release = () => {};
  const programs = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', (route) => programs.then(() => route.continue()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api', { waitUntil: 'commit' });
  const choose = async (name: string) => {
    const link = page.locator('[data-chapters]').getByRole('link', { name, exact: true });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Operações' }).click();
    await link.click();
    return link;
  };
  const first = await choose('POST Subscrever um webhook');
  release();
  await expect(first).toBeHidden();
  await expect(page.locator('[data-operation="createWebhook"]')).toBeInViewport();
  await expect(await choose('GET Consultar um pagamento')).toBeHidden();
  await expect(page.locator('[data-operation="getPayment"]')).toBeInViewport();
});
