import { join } from 'node:path';
import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { payReference } from '@balcao/sandbox/testing/payer.ts';
import { configured, openConfigured } from '@balcao/sandbox/testing/testSandbox.ts';
import { expect } from 'vitest';
import { headersOf, merchant } from '../../sandbox/testing/api.ts';
import { copyAsItLies, hook, inFolder } from '../../sandbox/testing/databaseFiles.ts';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { chosen, proofs } from './check/proofs.ts';

/** A message that was in flight when its process died is sent again by the next process, so it arrives twice. */
const killed = () =>
  inFolder(async ({ folder, file, clock, receiver, open }) => {
    receiver.answer = 'hang';
    const first = await open();
    await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(first.api);
    // A pending query fails when its database closes.
    first.settle().catch(() => undefined);
    await expect.poll(() => receiver.bodies.length).toBe(1);
    const left = join(folder, 'left.db');
    copyAsItLies(file, left, '', '-wal');
    receiver.answer = 204;
    clock.at += 3_600_000;
    const second = await open(left);
    await second.settle();
    expect(receiver.bodies).toHaveLength(2);
    expect(receiver.bodies[1]).toBe(receiver.bodies[0]);
  });

/** A backup contains the queue, so a message delivered after the backup is delivered again from it. */
const queueInCopy = () =>
  inFolder(async ({ folder, clock, receiver, open }) => {
    receiver.answer = 503;
    const first = await open();
    await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(first.api);
    await first.settle();
    const copy = join(folder, 'backup.db');
    await first.backUp?.(copy);
    receiver.answer = 204;
    clock.at += 3_600_000;
    await first.settle();
    expect(receiver.bodies).toHaveLength(2);
    await first.close();
    await (await open(copy)).settle();
    expect(receiver.bodies).toHaveLength(3);
  });

/** Payment pages, webhooks and links of lists start with the URL of the environment, or with the requested one. */
async function showOwnUrl(): Promise<void> {
  const { api, sandbox, close } = await openConfigured({ SANDBOX_URL: 'https://sandbox.example' });
  const { data: webhooks } = await api.get<{ url: string }[]>('/api/webhooks');
  const ask = async (origin: string, path: string, body?: object) => {
    const init = { method: body ? 'POST' : 'GET', headers: headersOf(merchant), body: JSON.stringify(body) };
    return (await sandbox.fetch(new Request(origin + path, init))).json();
  };
  for (const [called, own] of [
    ['http://sandbox.example', 'https://sandbox.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ] as const) {
    const { data } = await ask(called, '/api/checkouts', { payment: { amount: 1000 } });
    const { links } = await ask(called, '/api/payments?limit=1');
    for (const url of [data.checkoutUrl, links.first, links.next]) expect(new URL(url).origin).toBe(own);
  }
  expect(webhooks[0]?.url).toMatch(/^https:\/\/sandbox\.example\//);
  await close();
}

export default proofs('running-sandbox', {
  'killed-message-leaves-again': killed,
  'copy-has-the-queue': queueInCopy,
  'empty-variable-is-absent': () => {
    expect(configured({ SANDBOX_PORT: '', DATABASE_URL: '', HOST: '' })).toEqual(configured({}));
    expect(settingsFrom({ SITE_PORT: '', HOST: '' })).toEqual(settingsFrom({}));
  },
  'variables-and-defaults': () => {
    expect(settingsFrom({})).toMatchObject({ sandboxPort: 4000, sitePort: 3000, host: 'localhost' });
    expect(configured({})).toMatchObject({
      ...{ port: 4000, hosts: ['localhost', '127.0.0.1', '::1'], dataDir: '.data', logRequests: false },
      ...{ adminKey: undefined, exposed: undefined, sdkGeneratorUrl: undefined },
      sdkGeneratorCommand: 'openapi-generator-cli',
    });
    const inPublic = { SANDBOX_PUBLIC: '1', SANDBOX_URL: 'https://sandbox.example' };
    expect(configured(inPublic)).toMatchObject({ sdkGeneratorCommand: undefined });
    const set = { HOST: '0.0.0.0', SITE_PORT: '3100', SANDBOX_PORT: '4100' };
    const addresses = ['0.0.0.0'];
    expect(settingsFrom(set)).toMatchObject({ addresses, sitePort: 3100, sandboxPort: 4100 });
    const more = { SANDBOX_HOSTS: 'one.example,two.example', DATA_DIR: '/box', LOG_REQUESTS: '1' };
    expect(configured({ ...set, ...more, SDK_GENERATOR_URL: 'https://generator.example' })).toMatchObject({
      ...{ addresses, port: 4100, dataDir: '/box', database: { sqlite: '/box/sandbox.db' } },
      ...{ logRequests: true, sdkGeneratorUrl: 'https://generator.example' },
      hosts: expect.arrayContaining(['one.example', 'two.example']),
    });
  },
  'own-url-begins-every-link': showOwnUrl,
  'most-tenants-is-set': chosen(['limit-sandboxQuotas'], async () => {
    for (const [env, most] of [
      [{}, sandboxQuotas.tenants],
      [{ SANDBOX_TENANTS: '3' }, 3],
    ] as const) {
      const { api, close } = await openConfigured(env);
      for (let n = 0; n < most; n += 1) expect((await api.post('/sandbox/tenants', {})).status).toBe(201);
      expect((await api.post('/sandbox/tenants', {})).refusals).toEqual(['429 c0801']);
      await close();
    }
  }),
});
