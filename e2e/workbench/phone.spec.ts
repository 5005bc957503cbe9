import { expect, type Page } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { testPin } from '../../contract/scenarios/cards.ts';
import type { Tenant } from '../tenant.ts';
import { openWorkbench, test, words } from './openWorkbench.ts';

const w = words.pt.phone;
const holder = '351#912345678';
const shown = '912\u00a0345\u00a0678';

/** Requests 10 euros from a phone number, as a shop would. */
async function ask(tenant: Tenant, phoneNumber = holder): Promise<string> {
  const paymentMethod = { code: 'MW', details: { phoneNumber } };
  const body = { amount: 1000, summary: 'Encomenda 0042', paymentMethod };
  return (await tenant.call<Payment>('POST', '/api/payments', body)).data.id;
}

const stateOf = async (tenant: Tenant, id: string) =>
  (await tenant.call<Payment>('GET', `/api/payments/${id}`)).data.stateDetails.state;

const phone = (page: Page, number = shown) => page.getByRole('region', { name: w.device(number) });
const explained = (page: Page) => page.getByRole('region', { name: w.explained.title });

/** Opens the waiting notification on the selected phone. */
async function open(page: Page, number = shown): Promise<void> {
  await phone(page, number).getByRole('button', { name: w.home.open }).click();
  await expect(phone(page, number).getByText(w.request.title)).toBeVisible();
}

test('a notification rings by itself, and the right PIN pays; a wrong one only says so [workbench.phone-right-pin-pays]', async ({
  page,
  tenant,
}) => {
  await openWorkbench(page, 'pt', 'phone');
  const id = await ask(tenant);
  await page.getByRole('button', { name: shown }).click();
  await open(page);
  const screen = phone(page);
  await expect(screen.getByText('10,00 €')).toBeVisible();
  await expect(screen.getByRole('timer')).toHaveText(/^[45]:\d\d$/);

  await screen.getByRole('button', { name: w.request.accept }).click();
  await expect(screen.getByLabel(w.pin.label, { exact: true }).first()).toBeFocused();
  await page.keyboard.type('4321');
  await page.keyboard.press('Enter');
  await expect(screen.getByText('O PIN está errado')).toBeVisible();
  expect(await stateOf(tenant, id)).toBe('pending_confirmation');

  for (const digit of testPin) await screen.getByRole('button', { name: digit, exact: true }).click();
  await screen.getByRole('button', { name: w.pin.confirm }).click();
  await expect(screen.getByText(w.ended.accept_push)).toBeVisible();
  await expect(explained(page)).toContainText('payment_confirmed');
  expect(await stateOf(tenant, id)).toBe('confirmed');
});

test('a holder who declines charges nothing, and the rule says what became of the payment [workbench.phone-declines] @full', async ({
  page,
  tenant,
}) => {
  const id = await ask(tenant);
  await openWorkbench(page, 'pt', 'phone');
  await open(page);
  await phone(page).getByRole('button', { name: w.request.refuse }).click();
  await expect(phone(page).getByText(w.ended.refuse_push)).toBeVisible();
  await expect(explained(page)).toContainText('payment_method_error');
  await expect(explained(page).getByRole('link', { name: w.explained.error('e04020') })).toHaveAttribute(
    'href',
    /\/api#errors\/e04020$/,
  );
  expect(await stateOf(tenant, id)).toBe('pending');
});

test('nobody answers, the request expires, and a second number pays the same order [workbench.phone-expires] @full', async ({
  page,
  tenant,
}) => {
  const id = await ask(tenant);
  await openWorkbench(page, 'pt', 'phone');
  await open(page);
  await phone(page).getByRole('button', { name: w.request.ignore }).click();
  await expect(phone(page).getByRole('button', { name: w.home.open })).toBeVisible();
  await explained(page).getByRole('button', { name: w.explained.jump }).click();
  await expect(explained(page)).toContainText(w.explained.expire_push);
  await expect(explained(page)).toContainText('e04201');
  expect(await stateOf(tenant, id)).toBe('pending');

  await explained(page).getByLabel(w.send.againTitle).fill('961 234 567');
  await explained(page).getByRole('button', { name: w.send.againSubmit }).click();
  const second = '961\u00a0234\u00a0567';
  await open(page, second);
  const screen = phone(page, second);
  await screen.getByRole('button', { name: w.request.accept }).click();
  await page.keyboard.type(testPin);
  await page.keyboard.press('Enter');
  await expect(screen.getByText(w.ended.accept_push)).toBeVisible();
  expect(await stateOf(tenant, id)).toBe('confirmed');
});

test('a request to save the phone says so before it is accepted @full', async ({ page }) => {
  await openWorkbench(page, 'pt', 'phone');
  await page.getByLabel(w.send.saves).check();
  await page.getByRole('button', { name: words.pt.shared.device.phone.create }).click();
  await open(page);
  await expect(phone(page).getByText(w.request.saves)).toBeVisible();
});
