// Run: node --test wait.test.mjs
import { after, it } from 'node:test';
import { createSandbox } from 'balcao';

const sandbox = await createSandbox();
after(() => sandbox.close());

it('waits for a payment that the payer refused', async () => {
  const tenant = await sandbox.tenant();
  const url = 'http://127.0.0.1:4600/webhooks';
  await tenant.call('POST', '/api/webhooks', { action: 'payment_method_error', url });
  const { id } = await tenant.call('POST', '/api/payments', {
    amount: 2500,
    paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
  });
  await tenant.answerPhone(id, 'refuse');
  await tenant.deliveries.next({ action: 'payment_confirmed', paymentId: id, timeoutMilliseconds: 1000 });
});
