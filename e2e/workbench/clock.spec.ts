import { expect } from '@playwright/test';
import type { Delivery } from '../../contract/control/controlSchema.ts';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import type { Tenant } from '../tenant.ts';
import { openWorkbench, test, words } from './openWorkbench.ts';

const w = words.en.clock;

async function paidReference(tenant: Tenant): Promise<string> {
  const { data } = await tenant.call<Payment>('POST', '/api/payments/references', { amount: 1000 });
  await tenant.call('POST', '/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  return data.id;
}

test('the clock is moved by a step, and the whole workbench says that it is ahead [workbench.clock-moves-by-step]', async ({
  page,
}) => {
  await openWorkbench(page, 'en', 'clock');
  await expect(page.getByText(w.real)).toBeVisible();
  await page.getByRole('button', { name: w.steps[86400] }).click();
  await expect(page.getByText(w.ahead('24 hours'))).toBeVisible();
  await expect(page.getByRole('banner').getByText(words.en.frame.moved, { exact: true })).toBeVisible();
});

test('a jump to the next attempt makes it, and the one after that waits longer [workbench.clock-jumps-to-attempt]', async ({
  page,
  tenant,
}) => {
  await tenant.call('POST', '/api/webhooks', { action: 'payment_confirmed', url: 'http://localhost:9/shop' });
  const id = await paidReference(tenant);
  const attempts = async () => {
    const { data } = await tenant.call<Delivery[]>('GET', `/sandbox/deliveries?paymentId=${id}`);
    return data.find(({ url }) => url.endsWith(':9/shop'))?.attempts.length;
  };
  await openWorkbench(page, 'en', 'clock');
  await expect.poll(attempts).toBe(1);
  const retry = page.getByRole('listitem').filter({ hasText: w.kinds.delivery_leaves });
  await retry.getByRole('button', { name: w.jump }).click();
  await expect.poll(attempts).toBe(2);
  await expect(retry).toHaveCount(1);
});

test('what was set aside stands beside the clock, to be retried or discarded [workbench.set-aside-beside-the-clock] @full', async ({
  page,
}) => {
  const item = { kind: 'payment', attempts: 5, errorId: '1f4ad2c7', failedAt: '2026-01-15T10:00:31+00:00' };
  const items = ['1101', '1102'].map((id) => ({ ...item, id }));
  const asked: string[] = [];
  await page.route(/[/]sandbox[/]set-aside/, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') asked.push(`${request.method()} ${pathname}`);
    const left = items.filter(({ id }) => !asked.some((each) => each.includes(id)));
    return route.fulfill({ json: { apiVersion: '1.13.0', date: item.failedAt, success: true, data: left } });
  });
  await openWorkbench(page, 'en', 'clock');
  await expect(page.getByText(w.real)).toBeVisible();
  await expect(page.getByRole('heading', { name: w.setAside.title })).toBeVisible();
  await expect(page.getByText(w.setAside.error(item.errorId))).toHaveCount(2);
  await page.getByRole('button', { name: w.setAside.retry }).first().click();
  await expect(page.getByText(w.setAside.error(item.errorId))).toHaveCount(1);
  await page.getByRole('button', { name: w.setAside.drop }).click();
  await expect(page.getByRole('heading', { name: w.setAside.title })).toHaveCount(0);
  expect(asked).toEqual(['POST /sandbox/set-aside/payment/1101/retry', 'DELETE /sandbox/set-aside/payment/1102']);
});
