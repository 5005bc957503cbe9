import { expect } from '@playwright/test';
import type { Customer, SavedMethod } from '../../contract/resources/customers/customerSchema.ts';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { test } from '../tenant.ts';
import { openCheckout, shopUrl, typeCard } from './openCheckout.ts';

const cc = { paymentMethod: { code: 'CC' } };
const success = [{ type: 'success', url: shopUrl }];

test('a payer who presses anything stays on the outcome, and the page goes on by itself otherwise @full', async ({
  page,
  tenant,
}) => {
  const redirects = [{ type: 'success', url: shopUrl }];
  await page.clock.install();
  await page.route(shopUrl, (route) => route.fulfill({ body: 'the shop' }));
  for (const stays of [true, false]) {
    const { w, checkoutUrl } = await openCheckout(page, tenant, { payment: cc, redirects });
    await typeCard(page, 'PT', '4242 4242 4242 4242');
    await expect(page.getByRole('timer')).toHaveText(/\d+ s/);
    if (stays) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('timer')).toHaveText(w.onward.stayed);
    }
    await page.clock.runFor(15_000);
    await expect(page).toHaveURL(stays ? checkoutUrl : shopUrl);
  }
});

test('a card that is declined charges nothing, says so without a code, and another one pays [payment-page.declined-card-charges-nothing]', async ({
  page,
  tenant,
}) => {
  const { w } = await openCheckout(page, tenant, { language: 'ES', payment: cc, redirects: success });
  await typeCard(page, 'ES', '4000 0000 0000 0002');
  await expect(page.getByText(w.failed.declined.title)).toBeVisible();
  await expect(page.getByText(/e02433/)).toHaveCount(0);
  await typeCard(page, 'ES', '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();
  const back = page.getByRole('link', { name: w.onward.siteLink('127.0.0.1:9') });
  await expect(back).toHaveAttribute('href', shopUrl);
});

test('strong authentication: a holder who refuses pays nothing, and one who accepts pays [payment-page.strong-authentication]', async ({
  page,
  tenant,
}) => {
  const { w } = await openCheckout(page, tenant, { language: 'EN', payment: cc });
  for (const [answer, shown] of [
    ['refuse', w.failed.unconfirmed.title],
    ['accept', w.closing.paid.title],
  ] as const) {
    await typeCard(page, 'EN', '4000 0025 0000 3155');
    await expect(page.getByText(w.bank.notReal)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: w.bank[answer], exact: true }).click();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
  }
});

test('a card that a payer lets be saved pays again through the API [payment-page.saved-card-pays-again]', async ({
  page,
  tenant,
}) => {
  const { data: customer } = await tenant.call<Customer>('POST', '/api/customers', {
    customerId: 'cliente-1',
    firstName: 'Maria',
    lastName: 'Silva',
    email: 'maria@loja.example',
  });
  const { w } = await openCheckout(page, tenant, {
    payment: {
      customer: { uuid: customer.uuid },
      paymentMethod: { code: 'CC', details: { allowRegistration: true } },
    },
  });
  await page.getByRole('checkbox').check();
  await typeCard(page, 'PT', '5555 5555 5555 4444');
  await expect(page.getByRole('heading', { name: w.closing.paid.title })).toBeVisible();

  const { data: saved } = await tenant.call<SavedMethod[]>('GET', `/api/customers/${customer.uuid}/paymentMethods`);
  const again = await tenant.call<Payment>('POST', '/api/payments', {
    amount: 500,
    customer: { uuid: customer.uuid },
    paymentMethod: { code: 'CC', uuid: saved[0]?.uuid },
  });
  expect(again.status).toBe(201);
  expect(again.data.stateDetails.state).toBe('confirmed');
});

test('an application that opened the page gets its payer back by its own link [payment-page.returns-to-application] @full', async ({
  page,
  tenant,
}) => {
  const action = [{ type: 'action', url: 'example.loja://pagamento?encomenda=7' }];
  const { w, checkoutUrl } = await openCheckout(page, tenant, { payment: cc, redirects: action });
  await typeCard(page, 'PT', '4242 4242 4242 4242');
  const id = new URL(checkoutUrl).pathname.split('/').at(-1);
  await expect(page.getByRole('link', { name: w.onward.appLink })).toHaveAttribute(
    'href',
    `example.loja://pagamento?encomenda=7&id=${id}`,
  );
});
