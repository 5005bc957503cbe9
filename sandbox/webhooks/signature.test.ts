import { createHash } from 'node:crypto';
import { signatureVector } from '@balcao/contract/resources/webhooks/signatureVector.ts';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hookHash, signatureHash } from '../domain/webhooks/signature.ts';
import { merchant } from '../testing/api.ts';
import { payReference } from '../testing/payReference.ts';
import type { Received } from '../testing/receiver.ts';
import { isSigned } from '../testing/signature.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { messagesAt, webhookUrl } from '../testing/webhooks.ts';

const testSandbox = useTestSandbox();
const callbackUrl = 'https://loja.example/callback';

const at = (url: string) => messagesAt(testSandbox, url);
const last = (url: string) => at(url).at(-1) as Received;

describe('paypay-v2', () => {
  beforeEach(async () => {
    await testSandbox.api.post('/api/webhooks', { action: 'payment_confirmed', url: webhookUrl });
  });

  it('posts the subscription and the whole payment as JSON, signed', async () => {
    const payment = await payReference(testSandbox.api, { summary: 'Açúcar €' });
    await testSandbox.sandbox.settle();
    expect(at(webhookUrl)).toHaveLength(1);
    const message = last(webhookUrl);
    expect(message.headers['content-type']).toBe('application/json');
    expect(JSON.parse(message.body)).toEqual({
      webhook: { id: '401', action: 'payment_confirmed', createdAt: '2026-01-15T10:00:00+00:00' },
      payments: [payment],
    });
    expect(isSigned(message)).toBe(true);
    expect(message.headers['paypay-signature']).toContain(`,ts=${Date.parse('2026-01-15T10:00:00Z') / 1000}`);
  });

  it('signs each attempt anew, with its own time', async () => {
    testSandbox.receiver.answer = 500;
    await payReference(testSandbox.api);
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 200 });
    const signatures = at(webhookUrl).map(({ headers }) => headers['paypay-signature']);
    expect(new Set(signatures).size).toBe(3);
    expect(at(webhookUrl).every((message) => isSigned(message))).toBe(true);
    expect(new Set(at(webhookUrl).map(({ body }) => body)).size).toBe(1);
  });

  it('speaks to every subscription of the action', async () => {
    await testSandbox.api.post('/api/webhooks', { action: 'payment_confirmed', url: `${webhookUrl}2` });
    await payReference(testSandbox.api);
    await testSandbox.sandbox.settle();
    expect([at(webhookUrl).length, at(`${webhookUrl}2`).length]).toEqual([1, 1]);
  });

  it('tells subscriptions what changes after they exist, not before, and nothing once they are gone', async () => {
    await payReference(testSandbox.api);
    await testSandbox.sandbox.settle();
    await testSandbox.api.delete('/api/webhooks/401');
    await payReference(testSandbox.api);
    await testSandbox.sandbox.settle();
    expect(at(webhookUrl)).toHaveLength(1);
  });
});

describe('paypay', () => {
  it('posts a form with bracket names, hookHash and the same signature', async () => {
    await testSandbox.api.post('/api/webhooks', {
      action: 'payment_confirmed',
      url: webhookUrl,
      handler: 'paypay',
    });
    const payment = await payReference(testSandbox.api, {
      code: 'REF-1',
      summary: 'Açúcar & sal',
      additionalData: [
        { key: 'table', value: '7', type: 'INTEGER' },
        { key: 'gift', value: 'true', type: 'BOOLEAN' },
      ],
    });
    await testSandbox.sandbox.settle();
    const message = last(webhookUrl);
    expect(message.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const form = Object.fromEntries(new URLSearchParams(message.body));
    expect(form).toEqual({
      hookAction: 'payment_confirmed',
      hookDate: '15-01-2026 10:00:00',
      hookHash: createHash('sha256')
        .update(`${merchant.privateKey}payment_confirmed15-01-2026 10:00:00`)
        .digest('hex'),
      'payments[0][paymentId]': payment.id,
      'payments[0][referenceEntity]': '12345',
      'payments[0][reference]': payment.referenceDetails.reference,
      'payments[0][paymentMethodCode]': 'MB',
      'payments[0][paymentCancelled]': '0',
      'payments[0][paymentDate]': '15-01-2026 10:00:00',
      'payments[0][paymentAmount]': '1000',
      'payments[0][productCode]': 'REF-1',
      'payments[0][productDesc]': 'Açúcar & sal',
      'payments[0][paymentNetFee]': '0.17000000',
      'payments[0][paymentTaxFee]': '0.03910000',
      'payments[0][originalPaymentId]': '',
      'payments[0][additionalData][0][key]': 'table',
      'payments[0][additionalData][0][value]': '7',
      'payments[0][additionalData][0][type]': 'INTEGER',
      'payments[0][additionalData][1][key]': 'gift',
      'payments[0][additionalData][1][value]': 'true',
      'payments[0][additionalData][1][type]': 'BOOLEAN',
    });
    expect(isSigned(message)).toBe(true);
  });

  it('shows the log the body as it left, the same at each attempt', async () => {
    await testSandbox.api.post('/api/webhooks', {
      action: 'payment_confirmed',
      url: webhookUrl,
      handler: 'paypay',
    });
    testSandbox.receiver.answer = 500;
    await payReference(testSandbox.api);
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 60 });
    const { data } = await testSandbox.api.get<{ url: string; body: string }[]>('/sandbox/deliveries');
    expect(at(webhookUrl).map(({ body }) => body)).toEqual(
      Array(2).fill(data.find(({ url }) => url === webhookUrl)?.body),
    );
    expect(at(webhookUrl).every((message) => isSigned(message))).toBe(true);
  });
});

describe('callbackUrl', () => {
  it('gets the payment when it is created and at each event after, signed', async () => {
    testSandbox.receiver.answer = 200;
    const payment = await payReference(testSandbox.api, { callbackUrl });
    await testSandbox.sandbox.settle();
    const [created, confirmed] = at(callbackUrl).map(({ body }) => JSON.parse(body));
    expect(at(callbackUrl)).toHaveLength(2);
    expect(created).toMatchObject({ id: payment.id, stateDetails: { state: 'pending' } });
    expect(confirmed).toEqual(payment);
    expect(at(callbackUrl).every((message) => isSigned(message))).toBe(true);
  });

  it('is not called for a payment that was refused', async () => {
    await testSandbox.api.post('/api/payments/references', {
      amount: 1000,
      callbackUrl,
      bankAccount: { code: 'X' },
    });
    await testSandbox.sandbox.settle();
    expect(at(callbackUrl)).toEqual([]);
  });
});

it('gives the published signature of a known key, body and time', () => {
  const { privateKey, body, ts, hash } = signatureVector;
  expect(signatureHash(privateKey, body, Number(ts))).toBe(hash);
});

it('gives the published hookHash of a known key, action and date', () => {
  const { privateKey, action, date, hash } = soapVectors.hook;
  expect(hookHash(privateKey, action, date)).toBe(hash);
});
