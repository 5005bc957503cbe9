import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const buy = purchases(testSandbox);
const url = 'https://loja.example/soap-hook';
const subscribe = (action: string) => soap().call('subscribeToWebhook', { action, url });

async function arrived() {
  await testSandbox.sandbox.settle();
  return testSandbox.receiver.received.filter((message) => message.url === url);
}

describe('subscribeToWebhook', () => {
  it('names the first payment of the series in the form of a repeated one', async () => {
    await subscribe('payment_confirmed');
    const { data } = await buy.repeat(seed.payments.initialRecurring, 1000);
    const [message] = await arrived();
    expect(Object.fromEntries(new URLSearchParams(message?.body))).toMatchObject({
      'payments[0][paymentId]': data.id,
      'payments[0][originalPaymentId]': seed.payments.initialRecurring,
    });
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
