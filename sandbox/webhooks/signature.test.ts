import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { expect, it } from 'vitest';
import { hookHash } from '../domain/webhooks/signature.ts';
import { payReference } from '../testing/payer.ts';
import { isSigned } from '../testing/receiver.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { messagesAt, webhookUrl } from '../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const callbackUrl = 'https://loja.example/callback';

const at = (url: string) => messagesAt(testSandbox, url);

it('the handler paypay shows the log the body as it left, the same at each attempt', async () => {
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

it('a callbackUrl is not called for a payment that was refused', async () => {
  await testSandbox.api.post('/api/payments/references', {
    amount: 1000,
    callbackUrl,
    bankAccount: { code: 'X' },
  });
  await testSandbox.sandbox.settle();
  expect(at(callbackUrl)).toEqual([]);
});

it('gives the published hookHash of a known key, action and date', () => {
  const { privateKey, action, date, hash } = soapVectors.hook;
  expect(hookHash(privateKey, action, date)).toBe(hash);
});
