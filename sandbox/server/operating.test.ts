import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { apiOf, merchant } from '../testing/api.ts';
import { database, emptyDatabase } from '../testing/database.ts';
import { readExposition, sampleValue } from '../testing/exposition.ts';
import { payReference } from '../testing/payer.ts';
import { listeningOn } from './listen.ts';
import { type Serving, serve } from './serve.ts';

const key = 'a-key-of-twenty-four-characters';

async function served(operating: Partial<Serving>) {
  const { location, drop } = await emptyDatabase();
  const sandbox = await serve({
    port: 0,
    ...listeningOn('127.0.0.1'),
    hosts: ['localhost', '127.0.0.1'],
    siteUrl: 'https://docs.example',
    database: location,
    dataDir: undefined,
    tenants: undefined,
    sdkGeneratorUrl: undefined,
    sdkGeneratorCommand: undefined,
    pages: pathToFileURL('/'),
    ...operating,
  });
  onTestFinished(async () => {
    await sandbox.close(0);
    await drop();
  });
  const asOperator = (method: string, path: string) =>
    fetch(`${sandbox.url}/admin${path}`, { method, headers: { authorization: `Bearer ${key}` } });
  return { ...sandbox, api: apiOf(sandbox.sandbox.fetch, merchant), asOperator };
}

describe('LOG_REQUESTS', () => {
  const printed = () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    return () => write.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('{"time"'));
  };

  it('prints one line of JSON a request, with no secret in it [metrics.log-line-has-no-secret]', async () => {
    const lines = printed();
    const { url, api } = await served({ logRequests: true });
    await api.get('/api/payments/4242?x=secret', { 'x-request-id': 'order-17' });
    await fetch(`${url}/payer/${'Ab3x'.padEnd(40, '0')}`);
    const [refused = '', payer = '', ...others] = lines();
    expect(others).toEqual([]);
    expect(refused.endsWith('}\n')).toBe(true);
    expect(JSON.parse(refused)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: 'order-17',
      method: 'GET',
      path: '/api/payments/4242?x',
      operation: 'getPayment',
      status: 404,
      codes: ['e00502'],
      tenant: 'shared',
      platformCode: merchant.code,
      durationMilliseconds: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(JSON.parse(payer)).toMatchObject({ path: '/payer/Ab3x…', operation: 'viewPage', tenant: null });
    for (const secret of ['secret', merchant.privateKey, '0000000000']) {
      expect(refused + payer).not.toContain(secret);
    }
  });
});

describe('the metrics', () => {
  const scrape = async ({ asOperator }: Awaited<ReturnType<typeof served>>) => {
    const response = await asOperator('GET', '/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return readExposition(await response.text());
  };

  it('are written in the text format, and move with traffic [metrics.format-and-traffic]', async () => {
    const sandbox = await served({ adminKey: key });
    const before = await scrape(sandbox);
    const counted = (samples: typeof before, operation: string, status: string) =>
      sampleValue(samples, 'balcao_http_request_duration_seconds_count', { operation, status }) ?? 0;
    expect(counted(before, 'createReference', '2xx')).toBe(0);
    await payReference(sandbox.api);
    await sandbox.api.get('/api/payments/4242');
    await fetch(`${sandbox.url}/nowhere`);
    const after = await scrape(sandbox);
    expect(counted(after, 'createReference', '2xx')).toBe(1);
    expect(counted(after, 'getPayment', '4xx')).toBe(1);
    expect(counted(after, 'page', '4xx')).toBe(1);
    expect(sampleValue(after, 'balcao_tenants', { state: 'open' })).toBe(1);
    expect(sampleValue(after, 'balcao_tenants', { state: 'frozen' })).toBe(0);
    expect(sampleValue(after, 'balcao_database_available')).toBe(1);
    expect(sampleValue(after, 'balcao_database_failed_queries_total')).toBe(0);
    for (const name of ['balcao_outbox_deliveries', 'balcao_outbox_lag_seconds', 'balcao_set_aside_items']) {
      expect([name, sampleValue(after, name)]).toEqual([name, expect.any(Number)]);
    }
    expect(sampleValue(after, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(sampleValue(after, 'nodejs_eventloop_lag_seconds')).toEqual(expect.any(Number));
    const pools = sampleValue(after, 'balcao_database_connections', { pool: 'requests', state: 'waiting' });
    expect(pools).toBe(database === 'postgresql' ? 0 : undefined);
  });
});

describe.runIf(database === 'sqlite')('a backup by the admin API', () => {
  it('lies in the data folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'balcao-admin-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const location = { sqlite: join(dataDir, 'sandbox.db') };
    const { asOperator } = await served({ adminKey: key, dataDir, database: location });
    const response = await asOperator('POST', '/backups');
    const { data } = (await response.json()) as { data: { file: string; bytes: number } };
    expect(response.status).toBe(201);
    expect(data.file.startsWith(join(dataDir, 'backups', 'sandbox-'))).toBe(true);
    expect(data.bytes).toBeGreaterThan(10_000);
    expect(existsSync(data.file)).toBe(true);
  });
});
