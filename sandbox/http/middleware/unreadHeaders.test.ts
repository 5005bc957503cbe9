import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

const log = async () => (await testSandbox.api.get<LoggedRequest[]>('/sandbox/requests')).data;

const warned = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
  await testSandbox.api.send(method, path, body, headers);
  return (await log())[0]?.warnings.map(({ pointer, reason, nearest }) => [reason, pointer, nearest]);
};

it('warns of headers that other APIs act on, with what there is in their place', async () => {
  const refund = '/api/payments/1012/refunds';
  for (const name of ['X-Idempotency-Key', 'Paypal-Request-Id', 'If-Match', 'Connector-Testmode']) {
    const expected = [['unread_header', name, null]];
    expect(await warned('POST', refund, { [name]: 'r-1' }, { amount: 1 })).toEqual(expected);
    expect(await warned('DELETE', '/api/webhooks/302', { [name]: 'r-1' })).toEqual(expected);
    expect(await warned('GET', '/api/payments', { [name]: 'r-1' })).toEqual([]);
  }
  const name = 'X-Http-Method-Override';
  const given = (value: string) => warned('GET', '/api/payments', { [name]: value });
  expect(await given('delete')).toEqual([['unread_header', name, 'DELETE']]);
  expect(await given('else')).toEqual([['unread_header', name, null]]);
  expect(await given('GET')).toEqual([]);
  const override = { [name]: 'PATCH' };
  expect(await warned('POST', '/api/payments/1012/cancellation', override, {})).toEqual([
    ['unread_header', name, 'PATCH'],
  ]);
  const fault = { 'Sandbox-Fault': 'server_error' };
  expect(await warned('POST', '/sandbox/settlement', fault)).toEqual([['unread_header', 'Sandbox-Fault', null]]);
  expect(await warned('GET', '/api/payments', fault)).toEqual([]);
  expect(await warned('POST', refund, { 'X-Request-Id': 'a', 'Request-Id': 'b' }, { amount: 1 })).toEqual([]);
});

it('warns of what nobody fills or sends in a URL, and of identifiers that came as another', async () => {
  const page = { language: 'PT' };
  const made = (path: string, body: object) => warned('POST', path, {}, body);
  for (const [said, nearest, reason] of [
    ['https://shop.example/#/hook', 'https://shop.example/', 'url_fragment'],
    ...['{CHECKOUT_SESSION_ID}', '\u0024{ORDER}', '<id>', ':id', 'undefined'].map(
      (name) => [`https://shop.example/${name}`, null, 'placeholder'] as const,
    ),
  ] as const) {
    const hook = { action: 'payment_confirmed', url: said };
    expect(await made('/api/webhooks', hook)).toEqual([[reason, '/url', nearest]]);
    const shop = { payment: { amount: 1000, callbackUrl: said }, page };
    expect(await made('/api/checkouts', shop)).toEqual([[reason, '/payment/callbackUrl', nearest]]);
  }
  const back = (url: string) =>
    made('/api/checkouts', { payment: { amount: 1000 }, page, redirects: [{ type: 'success', url }] });
  expect(await back('https://shop.example/#/done')).toEqual([]);
  expect(await back('https://shop.example/?id={CHECKOUT_SESSION_ID}')).toEqual([
    ['placeholder', '/redirects/0/url', null],
  ]);
  expect(await made('/api/payments/references', { amount: 1000, customUniqueId: 'Jo\ufffdo' })).toEqual([
    ['replaced_characters', '/customUniqueId', null],
  ]);
  expect(await warned('GET', '/api/payments?customUniqueId=2026+001')).toEqual([
    ['plus_in_url', 'customUniqueId', '2026%2B001'],
  ]);
});
