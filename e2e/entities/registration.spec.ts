import { expect } from '@playwright/test';
import type { Entity } from '../../contract/resources/entities/schema.ts';
import { sandboxOrigin } from '../sandbox.ts';
import { test } from '../tenant.ts';

/**
 * Pre-filled fields from an integrator's page (docs/decisions/entity-registration.md); the last digit of the tax number
 * is wrong.
 */
const sent = {
  clientId: '999999401',
  name: 'Livraria de Exemplo, Lda.',
  phoneNumber: '210000000',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria@livraria.example',
};

test('a shop signs up from another site: filled in, told what is wrong, pending, approved [sign-up-page.pending-then-approved]', async ({
  page,
  tenant,
}) => {
  const fields = Object.entries({ ...sent, platformCode: tenant.platformCode });
  const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join('');
  await page.setContent(
    `<form method="post" action="${sandboxOrigin}/aderir?lang=pt">${inputs}<button>Aderir</button></form>`,
  );
  await page.getByRole('button', { name: 'Aderir' }).click();
  await expect(page).toHaveURL(/\/aderir/);
  const box = (name: string) => page.locator(`input[name="${name}"]`);
  await expect(box('name')).toHaveValue(sent.name);

  const submit = page.locator('form').getByRole('button').last();
  await submit.click();
  await expect(box('clientId')).toHaveAttribute('aria-invalid', 'true');
  await expect(box('clientId')).toHaveValue(sent.clientId);
  await expect(box('user[email]')).toHaveValue(sent['user[email]']);

  const clientId = '999999400';
  await box('clientId').fill(clientId);
  await submit.click();
  await expect(page.getByText(clientId)).toBeVisible();
  const state = async () =>
    (await tenant.call<Entity>('GET', `/api/entities/${clientId}`)).data.stateDetails.state;
  expect(await state()).toBe('pending');
  await tenant.call('POST', `/sandbox/entities/${clientId}/review`, { action: 'approve' });
  expect(await state()).toBe('approved');
});

test('a change of language keeps what was typed, and registers nothing', async ({ page }) => {
  await page.goto(`${sandboxOrigin}/aderir?lang=pt`);
  await page.locator('input[name="clientId"]').fill('999999400');
  await page.locator('input[name="name"]').fill(sent.name);
  await page.getByRole('checkbox', { name: 'MB WAY' }).check();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('input[name="clientId"]')).toHaveValue('999999400');
  await expect(page.locator('input[name="name"]')).toHaveValue(sent.name);
  await expect(page.getByRole('checkbox', { name: 'MB WAY' })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a phone the form is on the first screen, below a line that says that it is a sandbox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  for (const language of ['pt', 'es', 'en']) {
    await page.goto(`${sandboxOrigin}/aderir?lang=${language}`);
    await expect(page.getByRole('complementary', { name: 'Sandbox' })).toBeInViewport();
    await expect(page.locator('input[name="clientId"]')).toBeInViewport();
  }
});
