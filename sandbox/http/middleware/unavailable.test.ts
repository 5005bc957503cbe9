import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../createSandbox.ts';
import type { OutageEvent } from '../../domain/database/databaseUnavailable.ts';
import { type Api, apiOf, basic, merchant } from '../../testing/api.ts';
import { fillDisk } from '../../testing/fullDisk.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const reference = '/api/payments/references';
const retryAfter = String(sandboxErrors.s00101.retryAfterSeconds);

describe('a sandbox whose disk is full', () => {
  let sandbox: Sandbox;
  let api: Api;
  const outages: OutageEvent[] = [];
  const faults: unknown[] = [];

  beforeAll(async () => {
    sandbox = await createSandbox({
      database: openTestDatabase({ sqlite: ':memory:', mostPages: 600 }),
      publicUrl: 'http://localhost:4000',
      onOutage: (event) => outages.push(event),
      onFault: (...fault) => faults.push(fault),
    });
    api = apiOf(sandbox.fetch, merchant);
    await fillDisk(api);
  });
  afterAll(() => sandbox.close());

  it('refuses what it would have to write with 503 s00101 and says when to come back', async () => {
    const { status, headers, body } = await api.post(reference, { amount: 1000 });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe(retryAfter);
    expect(headers.get('link')).toContain('#errors/s00101');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toMatchObject({ success: false, error: { code: 's00100', errors: [{ code: 's00101' }] } });
  });

  it('does so in its controls, and goes on answering what it only reads', async () => {
    expect((await api.post('/sandbox/tenants', {})).refusals).toEqual(['503 s00101']);
    expect((await api.get('/sandbox/clock')).status).toBe(200);
  });

  it('tells its operator once, and nothing about a rollback', () => {
    expect(outages).toEqual([{ kind: 'began', reason: 'database or disk is full' }]);
    expect(faults).toEqual([]);
  });
});

describe('a sandbox that works', () => {
  const testSandbox = useTestSandbox();

  it('answers its SOAP service, REST, controls and streams with nosniff', async () => {
    const asked = ['/api/errors', '/sandbox/clock', '/sandbox/events', '/api/docs/api.json', '/nowhere'];
    const headers = { authorization: basic(merchant.code, merchant.privateKey) };
    for (const path of asked) {
      const answer = await testSandbox.sandbox.fetch(new Request(`http://localhost:4000${path}`, { headers }));
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      await answer.body?.cancel();
    }
  });
});

describe('a body that is too large', () => {
  const testSandbox = useTestSandbox();

  it.each(['/sandbox/reset', '/sandbox/settlement'])(
    'is refused as documented where none is read: POST %s',
    async (path) => {
      const answer = await testSandbox.api.send('POST', path, { text: 'x'.repeat(1_100_000) });
      expect(answer.refusals).toEqual(['413 e00219']);
    },
  );
});
