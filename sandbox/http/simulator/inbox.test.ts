import { describe, expect, it } from 'vitest';
import { signatureHeader } from '../../domain/webhooks/signature.ts';
import { merchant, otherMerchant } from '../../testing/api.ts';
import { morning, useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const now = morning / 1000;
const body = '{"webhook":{"id":"301"},"payments":[]}';

async function deliver(signature: string | undefined, { to = '0001', sent = body } = {}): Promise<number> {
  const answer = await testSandbox.sandbox.fetch(
    new Request(`http://localhost:4000/sandbox/inbox/${to}`, {
      method: 'POST',
      headers: signature === undefined ? {} : { 'PayPay-Signature': signature },
      body: sent,
    }),
  );
  return answer.status;
}
const signed = (at = now, text = body, { privateKey } = merchant) => signatureHeader(privateKey, text, at);

describe('the inbox', () => {
  it('takes what is signed with the platform’s key, now or half an hour ago', async () => {
    expect(await deliver(signed())).toBe(200);
    expect(await deliver(signed(now - 1800))).toBe(200);
    expect(await deliver(signed(now + 3600))).toBe(200);
  });

  it('refuses what is older', async () => {
    expect(await deliver(signed(now - 1801))).toBe(401);
  });

  it.each<[string, () => string | undefined]>([
    ['no signature', () => undefined],
    ['another platform’s key', () => signed(now, body, otherMerchant)],
    ['another body', () => signed(now, `${body} `)],
    ['another moment', () => signed().replace(/ts=\d+/, `ts=${now + 1}`)],
    ['a space', () => signed().replace(',', ', ')],
  ])('refuses %s', async (_, signature) => {
    expect(await deliver(signature())).toBe(401);
  });

  it.each(['9999', '%00', '%E0%A4%A', "0001'--"])('knows no platform %s', async (to) => {
    expect(await deliver(signed(), { to })).toBe(401);
  });

  it('accepts a callback, which takes no status but 200', async () => {
    testSandbox.receiver.post = (url, init) => testSandbox.sandbox.fetch(new Request(url, init));
    await testSandbox.api.post('/api/payments/references', {
      amount: 1000,
      callbackUrl: 'http://localhost:4000/sandbox/inbox/0001',
    });
    await testSandbox.sandbox.settle();
    const { data } = await testSandbox.api.get<{ kind: string; state: string }[]>('/sandbox/deliveries');
    expect(data.map(({ kind, state }) => [kind, state])).toEqual([['callback', 'delivered']]);
  });
});
