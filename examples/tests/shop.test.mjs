// Run: node --test shop.test.mjs
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { createSandbox } from 'balcao';
import { createShop } from './shop.mjs';

const sandbox = await createSandbox();
after(() => sandbox.close());

const actions = ['payment_authorized', 'payment_confirmed', 'payment_cancelled', 'payment_method_error'];

const redirects = [{ type: 'success', url: 'https://loja.example/obrigado' }];

/** Opens a shop with a separate tenant. `told` waits for the delivery of an event of its order A1. */
async function openShop(test) {
  const tenant = await sandbox.tenant();
  const shop = createShop({ api: `${tenant.url}/api`, ...tenant.credentials });
  await once(shop.server.listen(0, 'localhost'), 'listening');
  test.after(async () => {
    shop.server.close();
    assert.deepEqual(await tenant.findings(), []); // Mistakes of the shop in its own calls.
  });
  const url = `http://localhost:${shop.server.address().port}/webhooks`;
  const webhooks = {};
  for (const action of actions)
    webhooks[action] = (await tenant.call('POST', '/api/webhooks', { action, url })).id;
  const told = (action, paymentId = shop.orders.get('A1').paymentId) =>
    tenant.deliveries.next({ action, paymentId, webhookId: webhooks[action] });
  return { tenant, shop, told, webhooks };
}

describe('the shop', { concurrency: true }, () => {
  it('ships an order that was paid', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    const { referenceDetails } = await shop.order('A1', 2500, 'multibanco');
    assert.deepEqual(shop.shipped, []);
    await tenant.payAtAtm({ ...referenceDetails, amount: 2500 });
    const { id: deliveryId } = await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
    await tenant.shipped(shop.orders.get('A1').paymentId, { deliveryId });
  });

  it('keeps an order whose payment was refused', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    const { id } = await shop.order('A1', 2500, 'mbway', { phoneNumber: '351#912345678' });
    await tenant.answerPhone(id, 'refuse');
    await told('payment_method_error');
    assert.equal(shop.orders.get('A1').state, 'refused');
    assert.deepEqual(shop.shipped, []);
  });

  it('closes an order that expired', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    await shop.order('A1', 2500, 'multibanco');
    await tenant.advance({ days: 4 });
    await told('payment_cancelled');
    assert.equal(shop.orders.get('A1').state, 'expired');
  });

  it('refunds an order once, however often the button is pressed', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    const checkout = await shop.order('A1', 2500, 'card', { redirects });
    await tenant.payByCard(checkout.id);
    await told('payment_confirmed');
    await Promise.all([shop.refund('A1'), shop.refund('A1')]);
    assert.equal(shop.orders.get('A1').state, 'refunded');
    const refunds = await tenant.call('GET', `/api/payments?initialPaymentId=${checkout.paymentId}`);
    assert.deepEqual(
      refunds.map(({ amount }) => amount),
      [2500],
    );
  });

  it('ships once when a webhook comes twice', async (test) => {
    const { tenant, shop, told, webhooks } = await openShop(test);
    await tenant.setFailureMode(webhooks.payment_confirmed, 'duplicate');
    const { referenceDetails } = await shop.order('A1', 2500, 'multibanco');
    await tenant.payAtAtm({ ...referenceDetails, amount: 2500 });
    await told('payment_confirmed');
    await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
  });

  it('charges once when the connection drops', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    await tenant.fault({ kind: 'dropped_connection', operation: 'createReference', calls: 1 });
    const { referenceDetails } = await shop.order('A1', 2500, 'multibanco');
    const payments = await tenant.call('GET', '/sandbox/payments');
    assert.equal(payments.filter(({ code }) => code === 'A1').length, 1);
    await tenant.payAtAtm({ ...referenceDetails, amount: 2500 });
    await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
  });

  it('opens another payment page when the connection drops', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    await tenant.fault({ kind: 'dropped_connection', operation: 'createCheckout', calls: 1 });
    const { id } = await shop.order('A1', 2500, 'card', { redirects });
    const [lost] = await tenant.call('GET', '/api/payments?customUniqueId=A1');
    await told('payment_cancelled', lost.id);
    assert.equal(shop.orders.get('A1').state, 'open');
    await tenant.payByCard(id);
    await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
  });

  it('ships an order that was paid too late', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    const { referenceDetails } = await shop.order('A1', 2500, 'multibanco');
    await tenant.advance({ days: 4 });
    await told('payment_cancelled');
    await tenant.payAtAtm({ ...referenceDetails, amount: 2500 });
    await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
  });

  it('ships nothing that was given back before the shop was told', async (test) => {
    const { tenant, shop, told, webhooks } = await openShop(test);
    await tenant.setFailureMode(webhooks.payment_confirmed, 'delayed');
    const { id, referenceDetails } = await shop.order('A1', 2500, 'multibanco');
    await tenant.payAtAtm({ ...referenceDetails, amount: 2500 });
    await tenant.call('POST', '/sandbox/settlement'); // The day closes.
    await tenant.call('POST', `/api/payments/${id}/refunds`, { amount: 2500 });
    await tenant.advance({ minutes: 10 });
    await told('payment_confirmed');
    assert.equal(shop.orders.get('A1').state, 'refunded');
    assert.deepEqual(shop.shipped, []);
  });

  it('hands over what was paid at a terminal, before and after its day closes', async (test) => {
    const { tenant, shop, told } = await openShop(test);
    const terminal = tenant.useTerminal();
    await shop.order('A1', 2500, 'terminal', { uuid: terminal.uuid });
    assert.deepEqual(shop.shipped, []);
    await terminal.presentCard();
    await tenant.advance({ seconds: 10 }); // Skips the time that the bank takes.
    await told('payment_authorized');
    assert.deepEqual(shop.shipped, ['A1']);
    await terminal.settle();
    await told('payment_confirmed');
    assert.deepEqual(shop.shipped, ['A1']);
  });
});
