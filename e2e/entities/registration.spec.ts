import { expect } from '@playwright/test';
import type { Entity } from '../../contract/resources/entities/entitySchema.ts';
import { arrive, submit } from '../screens/registration.ts';
import { sandboxOrigin, test } from '../tenant.ts';

test('a shop signs up from another site: filled in, told what is wrong, pending, approved [sign-up-page.pending-then-approved]', async ({
  page,
  tenant,
}) => {
  await arrive({ page, locale: 'pt', tenant }, '999999401');
  await expect(page).toHaveURL(/\/aderir/);
  const box = (name: string) => page.locator(`input[name="${name}"]`);
  await expect(box('name')).toHaveValue('Livraria de Exemplo, Lda.');

  await submit(page);
  await expect(box('clientId')).toHaveAttribute('aria-invalid', 'true');
  await expect(box('clientId')).toHaveValue('999999401');
  await expect(box('user[email]')).toHaveValue('maria@livraria.example');

  const clientId = '999999400';
  await box('clientId').fill(clientId);
  await submit(page);
  await expect(page.getByText(clientId)).toBeVisible();
  const state = async () => (await tenant.call<Entity>('GET', `/api/entities/${clientId}`)).data.stateDetails.state;
  expect(await state()).toBe('pending');
  await tenant.call('POST', `/sandbox/entities/${clientId}/review`, { action: 'approve' });
  expect(await state()).toBe('approved');
});

test('on a phone the form is on the first screen, and a change of language keeps what was typed and registers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${sandboxOrigin}/aderir?lang=pt`);
  const isOnFirstScreen = async () => {
    await expect(page.getByRole('complementary', { name: 'Sandbox' })).toBeInViewport();
    await expect(page.locator('input[name="clientId"]')).toBeInViewport();
  };
  await isOnFirstScreen();
  await page.locator('input[name="clientId"]').fill('999999400');
  await page.locator('input[name="name"]').fill('Livraria');
  await page.getByRole('checkbox', { name: 'MB WAY' }).check();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('input[name="clientId"]')).toHaveValue('999999400');
  await expect(page.locator('input[name="name"]')).toHaveValue('Livraria');
  await expect(page.getByRole('checkbox', { name: 'MB WAY' })).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await isOnFirstScreen();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await isOnFirstScreen();
});
