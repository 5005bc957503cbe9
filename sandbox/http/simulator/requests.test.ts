import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { describe, expect, it } from 'vitest';
import { basic, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

/** Requests of the test, without the reset before it. */
const log = async (query = '') =>
  (await testSandbox.api.get<LoggedRequest[]>(`/sandbox/requests${query}`)).data.filter(
    ({ operation }) => operation !== 'resetSandbox',
  );
const reference = '/api/payments/references';

describe('the request log', () => {
  it('shows each call as it came and went, newest first', async () => {
    const made = await testSandbox.api.post(reference, { amount: 1000 });
    const refused = await testSandbox.api.get('/api/payments/4242?x=1');
    const [second, first] = await log();
    expect(first).toMatchObject({
      at: '2026-01-15T10:00:00+00:00',
      method: 'POST',
      path: reference,
      operation: 'createReference',
      status: 201,
      codes: [],
      warnings: [],
      requestBody: '{"amount":1000}',
      responseBody: JSON.stringify(made.body),
    });
    expect(second).toMatchObject({
      method: 'GET',
      path: '/api/payments/4242?x=1',
      operation: 'getPayment',
      status: 404,
      codes: ['e00502'],
      rules: [{ code: 'e00502', link: '/api#errors/e00502' }],
      requestBody: null,
      responseBody: JSON.stringify(refused.body),
    });
  });

  it('warns of fields nobody knows, with the name that was meant', async () => {
    await testSandbox.api.post(reference, {
      amount: 1000,
      amout: 5,
      sumary: 'x',
      validDate: { End: '2026-01-16T10:00:00Z', blockLatePayments: true },
      availableMethods: [{ code: 'MB', kind: 'NORMAL' }],
      customer: { name: 'Maria', 'first/na~me': 'Maria' },
      additionalData: [{ key: 'a', value: 'b', type: 'STRING', typ: 1 }],
    });
    const [entry] = await log();
    expect(entry?.status).toBe(201);
    const reason = 'unknown_field';
    expect(entry?.warnings).toEqual([
      { pointer: '/amout', reason, nearest: 'amount' },
      { pointer: '/sumary', reason, nearest: 'summary' },
      { pointer: '/validDate/End', reason, nearest: 'end' },
      { pointer: '/validDate/blockLatePayments', reason, nearest: 'blockLatePayment' },
      { pointer: '/availableMethods/0/kind', reason, nearest: null },
      { pointer: '/customer/name', reason, nearest: null },
      { pointer: '/customer/first~1na~0me', reason, nearest: 'firstName' },
      { pointer: '/additionalData/0/typ', reason, nearest: 'type' },
    ]);
  });

  it('warns of a body that nobody reads', async () => {
    await testSandbox.api.send('DELETE', '/api/webhooks/301', { force: true }, { 'content-length': '14' });
    const reason = 'unread_body';
    expect((await log())[0]).toMatchObject({
      status: 200,
      warnings: [{ pointer: '', reason, nearest: null }],
    });
  });

  it('warns of phone numbers that no phone has, and takes them', async () => {
    const order = (phone: string, contact: string) => ({
      amount: 1000,
      paymentMethod: { code: 'MW', details: { phoneNumber: phone } },
      customer: { phoneNumber: contact },
    });
    const warned = async (phone: string, contact: string) => {
      expect((await testSandbox.api.post('/api/payments', order(phone, contact))).status).toBe(201);
      return (await log())[0]?.warnings.map(({ pointer, reason }) => `${reason} ${pointer}`);
    };
    const wallet = 'phone_number /paymentMethod/details/phoneNumber';
    const contact = 'phone_number /customer/phoneNumber';
    expect(await warned('351#912345678', '351#212345678')).toEqual([]);
    expect(await warned('351#912345678', '44#7911123456')).toEqual([]);
    // Number from the provider's own samples.
    expect(await warned('351#123456789', '351#123456789')).toEqual([wallet, contact]);
    expect(await warned('351#212345678', '351#351912345678')).toEqual([wallet, contact]);
    expect(await warned('351#900000001', '351#9123456')).toEqual([contact]);
    expect(await warned('351#900000001', '34#34600000000')).toEqual([contact]);
  });

  it('warns of identifiers that look like others, and of a header that keeps nothing from happening twice', async () => {
    const warned = async (customUniqueId: string, headers = {}) => {
      const order = { amount: 1000, customUniqueId };
      expect((await testSandbox.api.post(reference, order, headers)).status).toBe(201);
      return (await log())[0]?.warnings;
    };
    const hidden = (nearest: string) => [{ pointer: '/customUniqueId', reason: 'hidden_characters', nearest }];
    expect(await warned('order 1 é')).toEqual([]);
    expect(await warned('order-2 ')).toEqual(hidden('order-2'));
    expect(await warned('order\u200b-3')).toEqual(hidden('order-3'));
    expect(await warned('ordem e\u0301')).toEqual(hidden('ordem \u00e9'));
    expect(await warned('order-4', { 'Idempotency-Key': 'order-4' })).toEqual([
      { pointer: 'Idempotency-Key', reason: 'unread_header', nearest: 'customUniqueId' },
    ]);
  });

  it('warns of placeholders, references without their zeros, HTML in URLs, and a body that does not say it is JSON', async () => {
    const warned = async (path: string, body?: object, headers = {}) => {
      const sent = body ? testSandbox.api.post(path, body, headers) : testSandbox.api.get(path);
      expect([200, 201]).toContain((await sent).status);
      return (await log())[0]?.warnings.map(({ pointer, reason, nearest }) => [reason, pointer, nearest]);
    };
    const text = ['undefined', 'ORD-undefined', 'NaN', '[object Object]', '{{orderId}}', '\u0024{id}', '%s'];
    for (const [at, customUniqueId] of text.entries())
      expect(await warned(reference, { amount: 1000 + at, customUniqueId })).toEqual([
        ['placeholder', '/customUniqueId', null],
      ]);
    expect(await warned(reference, { amount: 1000, customUniqueId: 'cancelled-nullable-NoneSuch' })).toEqual([]);
    expect(await warned('/api/customers', { customerId: 'undefined' })).toEqual([['placeholder', '/customerId', null]]);
    expect(await warned('/api/payments?customUniqueId=undefined&customer[id]=null')).toEqual([
      ['placeholder', 'customUniqueId', null],
      ['placeholder', 'customer[id]', null],
    ]);
    expect(await warned('/api/payments?referenceDetails_reference=684')).toEqual([
      ['reference_form', 'referenceDetails_reference', '000000684'],
    ]);
    expect(await warned('/api/payments?referenceDetails_reference=A000003F4')).toEqual([]);
    const url = 'https://shop.example/hook?order=1&amp;x=2';
    const meant = 'https://shop.example/hook?order=1&x=2';
    expect(await warned('/api/webhooks', { action: 'payment_confirmed', url })).toEqual([
      ['html_in_url', '/url', meant],
    ]);
    const [{ id }] = (await testSandbox.api.get<{ id: string }[]>('/api/webhooks')).data.slice(-1) as [{ id: string }];
    expect(await warned('/api/webhooks', { action: 'payment_confirmed', url })).toEqual([
      ['html_in_url', '/url', meant],
      ['repeated_subscription', '/url', id],
    ]);
    expect(await warned('/api/webhooks', { action: 'payment_cancelled', url })).toEqual([
      ['html_in_url', '/url', meant],
    ]);
    const checkout = {
      payment: { amount: 1000, callbackUrl: url },
      page: { language: 'PT' },
      redirects: [{ type: 'success', url }],
    };
    expect(await warned('/api/checkouts', checkout)).toEqual([
      ['html_in_url', '/payment/callbackUrl', meant],
      ['html_in_url', '/redirects/0/url', meant],
    ]);
    const typed = (type: string) => warned(reference, { amount: 1000 }, { 'content-type': type });
    expect(await typed('application/json; charset=utf-8')).toEqual([]);
    expect(await typed('application/vnd.api+json')).toEqual([]);
    for (const type of ['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'])
      expect(await typed(type)).toEqual([['content_type', 'Content-Type', 'application/json']]);
  });

  it('keeps calls of paths that no operation has', async () => {
    await testSandbox.api.post('/api/payments/1001/refund?x=1', { amount: 100 });
    expect((await log())[0]).toMatchObject({
      path: '/api/payments/1001/refund?x=1',
      operation: null,
      status: 404,
      codes: ['e00500'],
    });
  });

  it('warns also when the call is refused, and never without end', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`field${n}`.padEnd(200, 'x'), n]));
    await testSandbox.api.post(reference, { ...many, amount: 'x' });
    const [entry] = await log();
    expect(entry?.codes).toEqual(['e00202']);
    expect(entry?.warnings).toHaveLength(20);
    expect(entry?.requestBody).toHaveLength(20_000);
  });

  it('keeps what is done by the controls, with their own rules, and not what is only read', async () => {
    await testSandbox.api.get('/sandbox/clock');
    await testSandbox.api.post('/sandbox/payments/1001/phone', { answer: 'accept' });
    const entries = await log();
    expect(entries.map(({ operation, rules }) => [operation, rules])).toEqual([
      ['answerPhone', [{ code: 'c0201', link: null }]],
    ]);
  });

  it('belongs to its platform', async () => {
    await testSandbox.other.get('/api/payments/1009');
    await testSandbox.api.get('/api/payments/1001');
    expect((await log()).map(({ path }) => path)).toEqual(['/api/payments/1001']);
  });

  it('shows a refused entity, but nothing of a call whose key is wrong', async () => {
    await testSandbox.api.get('/api/payments', { 'paypay-clientid': '123456789' });
    await testSandbox.api.get('/api/payments', { authorization: basic(merchant.code, 'wrong') });
    const entries = await log();
    expect(entries.map(({ codes }) => codes)).toEqual([['e00101']]);
  });
});
