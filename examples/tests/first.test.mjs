// Run: node --test first.test.mjs
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSandbox } from 'balcao';

it('pays a Multibanco reference', async (test) => {
  const sandbox = await createSandbox();
  test.after(() => sandbox.close());
  const payment = await sandbox.call('POST', '/api/payments/references', { amount: 2500 });
  await sandbox.payAtAtm({ ...payment.referenceDetails, amount: 2500 });
  const { body } = await sandbox.deliveries.next({ action: 'payment_confirmed', paymentId: payment.id });
  assert.equal(JSON.parse(body).payments[0].stateDetails.state, 'confirmed');
});
