import { createHash, createHmac } from 'node:crypto';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { describe, expect, it } from 'vitest';
import { merchant } from '../testing/api.ts';
import { purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const buy = purchases(testSandbox);
const url = 'https://loja.example/soap-hook';
const subscribe = (action: string) => soap().call('subscribeToWebhook', { action, url });

/** What arrived at the shop's address. */
async function arrived() {
  await testSandbox.sandbox.settle();
  return testSandbox.receiver.received.filter((message) => message.url === url);
}

async function payReference() {
  const made = await soap().call('createPaymentReference', { amount: 1999, productCode: 'PED-7' });
  const { atmEntity: entity, reference } = made;
  await testSandbox.api.post('/sandbox/atm', { entity, reference, amount: 1999 });
  return made;
}

describe('subscribeToWebhook', () => {
  it('has events delivered as a form that old and new receivers can verify', async () => {
    expect((await subscribe('payment_confirmed')).integrationState).toMatchObject({ state: '1' });
    const made = await payReference();
    const [message] = await arrived();
    expect(message?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const form = new URLSearchParams(message?.body);
    expect(form.get('hookAction')).toBe('payment_confirmed');
    expect(form.get('hookDate')).toBe('15-01-2026 10:00:00');
    const proof = `${merchant.privateKey}payment_confirmed15-01-2026 10:00:00`;
    expect(form.get('hookHash')).toBe(createHash('sha256').update(proof).digest('hex'));
    const signature = message?.headers['paypay-signature'] ?? '';
    const [, hash, ts] = /^hash=(\w+),ts=(\d+)$/.exec(signature) ?? [];
    const signed = createHmac('sha256', merchant.privateKey).update(`${message?.body}${ts}`);
    expect(hash).toBe(signed.digest('hex'));
    expect(Object.fromEntries(form)).toMatchObject({
      'payments[0][paymentId]': made.paymentId,
      'payments[0][referenceEntity]': made.atmEntity,
      'payments[0][reference]': made.reference,
      'payments[0][paymentMethodCode]': 'MB',
      'payments[0][paymentAmount]': '1999',
      'payments[0][paymentDate]': '15-01-2026 10:00:00',
      'payments[0][productCode]': 'PED-7',
      'payments[0][paymentCancelled]': '0',
    });
  });

  it.each(soapService.webhookActions)('takes %s, and REST shows the subscription', async (action) => {
    await subscribe(action);
    const { data } = await testSandbox.api.get<object[]>(`/api/webhooks?action=${action}`);
    expect(data).toContainEqual(expect.objectContaining({ action, url, handler: 'paypay' }));
  });

  it('stays one subscription however often a shop saves its settings', async () => {
    for (let time = 0; time < 3; time += 1) await subscribe('payment_confirmed');
    await payReference();
    expect(await arrived()).toHaveLength(1);
  });

  it('tells of a refund by the payment that is refunded, as it was paid, and names no other', async () => {
    await subscribe('payment_refunded');
    const { id } = await buy.charge();
    const { data } = await buy.refund(id, 400);
    const [message] = await arrived();
    const form = Object.fromEntries(new URLSearchParams(message?.body));
    expect(form).toMatchObject({
      hookAction: 'payment_refunded',
      'payments[0][paymentId]': id,
      'payments[0][paymentAmount]': '1000',
      'payments[0][originalPaymentId]': '',
    });
    const { payments } = await soap().call('checkEntityPayments', { payments: [{ paymentId: id }] });
    expect(payments[0].paymentRefunds).toMatchObject([{ paymentId: data.id, amount: '400' }]);
  });

  it('names the first payment of the series in the form of a repeated one', async () => {
    await subscribe('payment_confirmed');
    const { data } = await buy.repeat(seed.payments.initialRecurring, 1000);
    const [message] = await arrived();
    expect(Object.fromEntries(new URLSearchParams(message?.body))).toMatchObject({
      'payments[0][paymentId]': data.id,
      'payments[0][originalPaymentId]': seed.payments.initialRecurring,
    });
  });

  it('tells of a cancelled payment', async () => {
    await subscribe('payment_cancelled');
    const { paymentId } = await soap().call('doWebPayment', { order: { amount: 1000 } });
    await soap().call('cancelPayment', { paymentId });
    const [message] = await arrived();
    const form = new URLSearchParams(message?.body);
    expect(form.get('hookAction')).toBe('payment_cancelled');
    expect(form.get('payments[0][paymentCancelled]')).toBe('1');
  });
});

it('a value that is taken and looks wrong is warned of', async () => {
  const warned = async (method: SoapMethodName, request: object) => {
    await soap().call(method, request);
    await testSandbox.sandbox.settle();
    const { data } = await testSandbox.api.get<{ warnings: object[] }[]>('/sandbox/requests?limit=1');
    return data[0]?.warnings;
  };
  const inHtml = 'https://shop.example/?a=1&amp;b=2';
  const html = { reason: 'html_in_url', nearest: 'https://shop.example/?a=1&b=2' };
  expect(await warned('subscribeToWebhook', { action: 'payment_confirmed', url: inHtml })).toEqual([
    { pointer: '/webhook/url', ...html },
  ]);
  const order = { amount: 1000, productCode: 'undefined' };
  const page = { order, returnUrlBack: inHtml, buyer: { customerId: 'null' } };
  expect(await warned('doWebPayment', page)).toEqual([
    { pointer: '/payment/order/productCode', reason: 'placeholder', nearest: null },
    { pointer: '/payment/returnUrlBack', ...html },
    { pointer: '/payment/buyer/customerId', reason: 'placeholder', nearest: null },
  ]);
  expect(await warned('checkEntityPayments', { payments: [{ reference: '684' }] })).toEqual([
    { pointer: '/requestPayments/payments/0/reference', reason: 'reference_form', nearest: '000000684' },
  ]);
});
