import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { signatureToleranceSeconds, signatureVector } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import express from 'express';
import { expect } from 'vitest';
import type { Received } from '../../sandbox/testing/receiver.ts';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

/** HMAC-SHA256 in hex, computed without the sandbox's code. */
const hmac = (key: string, ...parts: (string | Buffer)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Webhook of a payment whose text contains a slash; by default also non-ASCII characters. */
async function webhookOf(world: World, summary = 'Açúcar, 2 €') {
  world.respondWith(200);
  await world.subscribe('payment_confirmed');
  await world.payReference({ summary, callbackUrl: 'https://loja.example/callback' });
  const [message] = await world.messages();
  if (!message) throw new Error('No webhook arrived.');
  return { ...message, ...world.signatureParts(message) };
}

/** Value of `request.body` in Express, with the webhook's route above or below a global `express.json()`. */
async function bodyInExpress({ headers, body }: Received, place: 'above' | 'below'): Promise<unknown> {
  const app = express();
  let received: unknown;
  if (place === 'below') app.use(express.json());
  app.post('/webhook', express.raw({ type: '*/*' }), (request, response) => {
    received = request.body;
    response.sendStatus(204);
  });
  app.use(express.json());
  const server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/webhook`, { method: 'POST', headers, body });
  await new Promise((done) => server.close(done));
  return received;
}

export default proofs('webhook-signature', {
  'only-the-private-key-signs': async (world) => {
    const { code, privateKey } = world.seed.platform;
    const authorization = `Basic ${btoa(`${code}:${privateKey}`)}`;
    expect((await world.api.get('/api/webhooks', { authorization })).status).toBe(200);
    await world.payReference();
    const [message] = await world.messages(`http://localhost:4000/sandbox/inbox/${code}`);
    if (!message) throw new Error('Nothing arrived.');
    const { ts } = world.signatureParts(message);
    const sent = (key: string) => {
      const headers = { 'PayPay-Signature': `hash=${hmac(key, message.body, ts)},ts=${ts}` };
      return world.toInbox(message, { headers });
    };
    expect(await sent(privateKey)).toBe(200);
    const other = (await world.openPrivateSandbox()).privateKey;
    for (const key of ['', 'x', other, `${privateKey} `, ` ${privateKey}`, `${privateKey}\r\n`])
      expect(await sent(key)).toBe(401);
    expect(await world.toInbox(message, { headers: {} })).toBe(401);
  },
  'header-has-hash-and-seconds': async (world) => {
    let formFails = true;
    world.respondWith(({ body }) => {
      const fails = formFails && body.startsWith('hook');
      if (fails) formFails = false;
      return fails ? 500 : 200;
    });
    await world.subscribe('payment_confirmed', 'payment_refunded', 'entity_approved');
    const form = { action: 'payment_confirmed', url: world.webhookUrl, handler: 'paypay' };
    await world.api.post('/api/webhooks', form);
    const { id } = await world.payReference({ callbackUrl: world.webhookUrl });
    await world.refund(id, 100);
    const { clientId } = world.seed.entities.pending;
    await world.api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
    await world.pass(60);
    const messages = await world.messages();
    // Three callbacks, four webhooks, and the second attempt of the form.
    expect(messages).toHaveLength(8);
    const sentAt = (await world.deliveries()).flatMap(({ attempts }) =>
      attempts.map(({ at }) => Date.parse(at) / 1000),
    );
    const headers = messages.map((message) => message.headers['paypay-signature'] ?? '');
    for (const header of headers) expect(header).toMatch(/^hash=[0-9a-f]{64},ts=[0-9]{10}$/);
    const times = headers.map((header) => Number(header.split('ts=')[1]));
    expect(times.sort()).toEqual(sentAt.sort());
    expect(messages.every((message) => world.isSigned(message))).toBe(true);
    // Read as milliseconds, the timestamp is a date in 1970, so it looks too old.
    for (const [place, ts] of times.entries())
      expect((messages[place]?.at ?? 0) - ts).toBeGreaterThan(signatureToleranceSeconds * 1000);
  },
  'body-then-ts-is-signed': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const { privateKey } = world.merchant;
    const vector = signatureVector;
    expect(body).toContain('ç');
    expect(hmac(privateKey, Buffer.from(body, 'utf8'), ts)).toBe(hash);
    expect(hmac(privateKey, ts, body)).not.toBe(hash);
    expect(hmac(vector.privateKey, vector.body, vector.ts)).toBe(vector.hash);
    for (const between of [',', ' ', '.', '\n']) {
      expect(hmac(privateKey, body, between, ts)).not.toBe(hash);
      expect(hmac(vector.privateKey, vector.body, between, vector.ts)).not.toBe(vector.hash);
    }
  },
  'rewritten-body-fails': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const rewritten = {
      space: body.replace(',', ', '),
      python: body.replaceAll('","', '", "').replaceAll('":', '": '),
      pretty: JSON.stringify(JSON.parse(body), null, 4),
      php: body
        .replaceAll('/', '\\/')
        .replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    };
    expect(body).not.toMatch(/[\n\\]|": /);
    for (const other of Object.values(rewritten)) {
      expect(JSON.parse(other)).toEqual(JSON.parse(body));
      expect(hmac(world.merchant.privateKey, other, ts)).not.toBe(hash);
    }
  },
  'other-encoding-fails-outside-ascii': async (world) => {
    for (const [summary, same] of [
      ['Sugar, 2 EUR', true],
      ['Açúcar', false],
      ['2 €', false],
      ['“2”', false],
    ] as const) {
      const { body, ts, hash } = await webhookOf(world, summary);
      expect(body).toContain(summary);
      expect(hmac(world.merchant.privateKey, Buffer.from(body, 'latin1'), ts) === hash).toBe(same);
      world.receiver.received = [];
    }
  },
  'express-raw-stands-above-json': async (world) => {
    const message = await webhookOf(world);
    expect(await bodyInExpress(message, 'above')).toEqual(Buffer.from(message.body));
    expect(await bodyInExpress(message, 'below')).toEqual(JSON.parse(message.body));
  },
});
