import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { stateLimitBytes } from '@balcao/contract/control/sandboxQuotas.ts';
import { stateVersion } from '@balcao/contract/control/stateVersion.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { basic, merchant, otherMerchant } from '../../testing/api.ts';
import { askForEvents } from '../../testing/eventReader.ts';
import { elsewhere, here, useExposedSandbox } from '../../testing/exposedSandbox.ts';
import { endpoint, messageOf, writtenSoap } from '../../testing/soapClient.ts';

const exposed = useExposedSandbox();
const ask: typeof exposed.ask = (...asked) => exposed.ask(...asked);

describe('the shared sandbox', () => {
  it.each([
    ['GET', '/api/payments', merchant],
    ['POST', '/sandbox/reset', merchant],
    ['GET', '/sandbox/export', otherMerchant],
  ])('is closed for %s %s, and the answer leads to a private one', async (method, path, identity) => {
    const api = exposed.from(here, identity);
    const answer = await api.send(method, path, method === 'GET' ? undefined : {}, {
      'accept-language': 'en',
    });
    expect(answer.refusals).toEqual(['401 e00102']);
    expect(answer.body.error?.errors[0]?.msg).toContain('POST /sandbox/tenants');
    expect(answer.headers.get('link')).toContain('/en/sandbox-api#tag/state/POST/tenants>; rel="help"');
  });

  it('is closed for SOAP with 401 and a fault that says where to go', async () => {
    const { code: platformCode, clientId: nif } = merchant;
    const entity = { platformCode, hash: 'x', date: '2026-01-15', nif };
    const body = messageOf(writtenSoap('tns:checkIntegrationState', { entity }));
    const answer = await ask(endpoint, { method: 'POST', body });
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('http://localhost:4000/');
    expect(answer.headers.get('link')).toContain('POST/tenants');
  });
});

describe('a private sandbox', () => {
  it('works as a local one, its own receiver included', async () => {
    const { api, tenant } = await exposed.open(here);
    expect((await api.post('/api/payments/references', { amount: 1000 })).status).toBe(201);
    const paid = { entity: seed.referenceRange.entity, reference: '000000138', amount: 1000 };
    expect((await api.post('/sandbox/atm', paid)).status).toBe(200);
    await exposed.sandbox.settle();
    const { data } = await api.get<{ url: string; state: string; attempts: object[] }[]>('/sandbox/deliveries');
    expect(data).toMatchObject([
      { url: `http://localhost:4000/sandbox/inbox/${tenant.platformCode}`, state: 'delivered' },
    ]);
    expect(exposed.receiver.received).toEqual([]);
  });

  it('is not opened from a seed, which others may know [exposed.seed-stays-unknown]', async () => {
    const answer = await exposed.from(here).post('/sandbox/tenants', { seed: 'loja-de-testes' });
    expect(answer.refusals).toEqual(['422 c0813']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/seed' });
  });

  it.each(['/sandbox/tenants', '/sandbox/tenant%73'])(
    'is opened so often within a minute from an address, by %s',
    async (path) => {
      const open = () => ask(path, { method: 'POST', body: '{}' });
      for (let n = 0; n < exposedLimits.perMinute.tenants.address; n += 1) expect((await open()).status).toBe(201);
      const refused = await open();
      expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 's00100' } }]);
      expect(refused.headers.get('retry-after')).toBe('10');
      expect((await ask(path, { method: 'POST', body: '{}' }, elsewhere)).status).toBe(201);
      exposed.wait(10);
      expect((await open()).status).toBe(201);
    },
  );

  it('is opened only while few of an address are in use; others still get theirs [exposed.few-tenants-an-address]', async () => {
    const { perMinute, atOnce } = exposedLimits;
    const open = (address: string) => exposed.from(address).post('/sandbox/tenants', {});
    for (let n = 0; n < atOnce.tenants.address; n += 1) {
      exposed.wait(60 / perMinute.tenants.address);
      expect((await open(here)).status).toBe(201);
    }
    exposed.wait(60);
    expect((await open(here)).refusals).toEqual(['429 c0812']);
    expect((await open(elsewhere)).status).toBe(201);
    exposed.wait(3600);
    expect((await open(here)).status).toBe(201);
  });

  it('makes room for another one of its address when it is deleted', async () => {
    const { perMinute, atOnce } = exposedLimits;
    const { api } = await exposed.open(here);
    for (let n = 1; n < atOnce.tenants.address; n += 1) {
      exposed.wait(60 / perMinute.tenants.address);
      await exposed.open(here);
    }
    exposed.wait(60);
    expect((await exposed.from(here).post('/sandbox/tenants', {})).refusals).toEqual(['429 c0812']);
    expect((await api.delete('/sandbox/tenants')).status).toBe(200);
    expect((await exposed.from(here).post('/sandbox/tenants', {})).status).toBe(201);
  });
});

describe('the requests of a minute', () => {
  it('are counted for an address, whatever it asks, and not for others [exposed.requests-counted-by-address]', async () => {
    const { address } = exposedLimits.perMinute.requests;
    for (let n = 0; n < address; n += 1) await ask('/favicon.ico');
    const refused = await ask('/sandbox/health');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.json()).toMatchObject({ error: { code: 's00100', errors: [{ code: 's00103' }] } });
    const page = await ask('/', { headers: { accept: 'text/html', 'accept-language': 'en' } });
    expect([page.status, await page.text()]).toEqual([429, 'Too many requests. The maximum per minute is 1200\n']);
    expect((await ask('/sandbox/health', {}, elsewhere)).status).toBe(200);
    exposed.wait(1);
    expect((await ask('/sandbox/health')).status).toBe(200);
  });

  it('are counted for a platform from all its addresses, and never by a key that is wrong [exposed.requests-counted-by-platform]', async () => {
    const { tenant } = await exposed.open(here);
    const { platformCode: code, privateKey, clientId } = tenant;
    await exposed.from(elsewhere, { code, privateKey: 'wrong', clientId }).get('/sandbox/clock');
    const headers = { authorization: basic(code, privateKey) };
    for (let n = 0; n < exposedLimits.perMinute.requests.platform; n += 1) {
      expect((await ask('/sandbox/clock', { headers })).status).toBe(200);
    }
    const other = exposed.from('192.0.2.1', { code, privateKey, clientId });
    const refused = await other.get('/api/payments');
    expect([refused.refusals, refused.headers.get('retry-after')]).toEqual([['429 s00103'], '1']);
  });

  it('are fewer for what takes long', async () => {
    const { api } = await exposed.open(here);
    const most = exposedLimits.perMinute.costlyRequests.address;
    for (let n = 0; n < most; n += 1) expect((await api.get('/sandbox/export')).status).toBe(200);
    expect((await api.get('/sandbox/export')).refusals).toEqual(['429 s00103']);
    expect((await api.post('/sandbox/import', {})).refusals).toEqual(['429 s00103']);
    expect((await api.get('/sandbox/clock')).status).toBe(200);
  });
});

describe('an import', () => {
  it('is no larger than a few megabytes, declared or not [exposed.large-states-are-refused]', async () => {
    const { api, tenant } = await exposed.open(here);
    const state = { version: stateVersion, tables: { padding: ['x'.repeat(stateLimitBytes.exposed)] } };
    expect((await api.post('/sandbox/import', state)).refusals).toEqual(['413 e00219']);
    const { platformCode, privateKey } = tenant;
    const streamed = await ask('/sandbox/import', {
      method: 'POST',
      headers: { authorization: basic(platformCode, privateKey) },
      body: new Blob([JSON.stringify(state)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });
});

describe('event streams', () => {
  it('are as few of one sandbox as the limits of an exposed one say', async () => {
    const { platformCode: code, privateKey, clientId } = (await exposed.open(here)).tenant;
    const identity = { code, privateKey, clientId } as typeof merchant;
    const open = (address: string) =>
      askForEvents((request) => exposed.sandbox.fetch(request, { cut: () => undefined, address }), identity);
    // Each stream has a different address, so that only the tenant's limit applies.
    const addresses = Array.from({ length: exposedLimits.atOnce.streams.tenant }, (_, n) => `192.0.2.${n}`);
    const streams = await Promise.all(addresses.map(open));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await open(elsewhere)).status).toBe(429);
    for (const stream of streams) await stream.body?.cancel();
  });

  it('are few for an address, whoever it is', async () => {
    const streams: Response[] = [];
    const tenants = [await exposed.open(here), await exposed.open(here)];
    const fetch = (request: Request) => exposed.sandbox.fetch(request, { cut: () => undefined, address: here });
    const open = async (n: number) => {
      const { platformCode: code, privateKey, clientId } = tenants[n % 2]?.tenant ?? {};
      return askForEvents(fetch, { code, privateKey, clientId } as typeof merchant);
    };
    for (let n = 0; n < exposedLimits.atOnce.streams.address; n += 1) streams.push(await open(n));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await open(0);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { errors: [{ code: 's00102' }] } });
    await streams.pop()?.body?.cancel();
    const again = await open(0);
    expect(again.status).toBe(200);
    for (const stream of [again, ...streams]) await stream.body?.cancel();
  });
});
