import { expect } from '@playwright/test';
import type { Delivery } from '../../contract/control/schema.ts';
import type { Payment } from '../../contract/resources/payments/schema.ts';
import { openReceiver } from '../receiver.ts';
import { test } from '../tenant.ts';

test('an endpoint that fails and recovers gets its notification at the next attempt', async ({ tenant }) => {
  const receiver = await openReceiver();
  await tenant.call('POST', '/api/webhooks', { action: 'payment_confirmed', url: receiver.url });
  const { data: payment } = await tenant.call<Payment>('POST', '/api/payments/references', { amount: 1000 });
  await tenant.call('POST', '/sandbox/atm', { ...payment.referenceDetails, amount: 1000 });
  await expect.poll(() => receiver.heard).toBe(1);

  const delivery = async () => {
    const { data } = await tenant.call<Delivery[]>('GET', `/sandbox/deliveries?paymentId=${payment.id}`);
    return data.find(({ url }) => url === receiver.url);
  };
  await expect.poll(async () => (await delivery())?.attempts.length).toBe(1);
  receiver.status = 204;
  await tenant.call('POST', '/sandbox/clock', { advanceSeconds: 60 });
  await expect.poll(async () => (await delivery())?.state).toBe('delivered');
  expect(receiver.heard).toBe(2);
  receiver.close();
});
