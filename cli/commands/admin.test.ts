import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedSandbox } from '@balcao/sandbox/server/serve.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { apiOf, merchant } from '@balcao/sandbox/testing/api.ts';
import { payReference } from '@balcao/sandbox/testing/payer.ts';
import { freePort } from '@balcao/sandbox/testing/process.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../runCommand.ts';
import { openPrivate } from '../server/openPrivate.ts';
import { openServed } from '../server/openServed.ts';

const adminKey = 'a-key-of-twenty-four-characters';
const data = mkdtempSync(join(tmpdir(), 'balcao-admin-'));
let served: ServedSandbox;

let setAside: { retried: string; dropped: string };

/** Opens a sandbox whose data folder contains two failed deliveries. */
beforeAll(async () => {
  const port = await freePort();
  const earlier = await openServed({ port, data });
  const api = apiOf(earlier.sandbox.fetch, merchant);
  for (let n = 0; n < 2; n += 1) await payReference(api);
  await earlier.sandbox.settle();
  const { data: deliveries } = await api.get<{ id: string }[]>('/sandbox/deliveries?limit=2');
  await earlier.close(0);
  const [retried = '', dropped = ''] = deliveries.map(({ id }) => id);
  setAside = { retried, dropped };
  const { db, close } = openDatabase({ sqlite: join(data, 'sandbox.db') });
  const failure = {
    tenant: 'shared',
    kind: 'delivery',
    attempts: 5,
    error_id: 'e',
    retry_at: null,
    dropped: 0,
  };
  for (const item of [retried, dropped]) {
    const row = { ...failure, item, failed_at: 0 };
    await db.insertInto('item_failures').values(row).execute();
    const undue = { state: 'failed', due_at: null } as const;
    await db.updateTable('deliveries').set(undue).where('id', '=', Number(item)).execute();
  }
  await close();
  served = await openServed({ port, data, adminKey });
  await openPrivate(served.sandbox.fetch, served.url, 'loja');
});
afterAll(async () => {
  await served.close(0);
  rmSync(data, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv('BALCAO_URL', served.url);
  vi.stubEnv('ADMIN_KEY', adminKey);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function balcao(...given: string[]) {
  const printed = { out: [] as string[], raw: [] as string[], err: [] as string[] };
  const to = (lines: string[]) => (text: unknown) => lines.push(String(text)) > 0;
  vi.spyOn(console, 'log').mockImplementation(to(printed.out));
  vi.spyOn(process.stdout, 'write').mockImplementation(to(printed.raw));
  vi.spyOn(console, 'error').mockImplementation(to(printed.err));
  process.exitCode = undefined;
  await runCommand(['admin', ...given]);
  vi.restoreAllMocks();
  const { out, raw, err } = printed;
  return { out: out.join('\n'), raw: raw.join(''), err: err.join('\n'), code: process.exitCode };
}

const json = async (...given: string[]) => {
  const { out } = await balcao(...given, '--json');
  return out.split('\n').map((line) => JSON.parse(line));
};

describe('balcao admin', () => {
  it('lists the tenants, as a table and as JSON [admin.lists-tenants]', async () => {
    const [head = '', ...rows] = (await balcao('tenants')).out.split('\n');
    expect(head).toMatch(/^TENANT +PLATFORMS +PAYMENTS +SUBSCRIPTIONS +WAITING +BYTES +LAST USED +STATE$/);
    expect(rows).toHaveLength(2);
    const tenants = await json('tenants');
    expect(tenants.map(({ tenant }) => rows.some((row) => row.startsWith(tenant)))).toEqual([true, true]);
  });

  it('freezes one for a reason, unfreezes it and deletes it [admin.freezes-and-deletes]', async () => {
    const [{ tenant }] = (await json('tenants')).filter((one) => one.tenant !== 'shared');
    expect((await balcao('freeze', tenant)).err).toContain('--reason');
    const frozen = await balcao('freeze', tenant, '--reason', 'Too many messages.');
    expect(frozen.out).toContain('frozen: Too many messages.');
    expect(await json('unfreeze', tenant)).toMatchObject([{ frozenAt: null }]);
    expect(await balcao('delete', tenant)).toMatchObject({ out: 'Deleted.', code: undefined });
    const gone = await balcao('tenant', tenant);
    expect(gone).toMatchObject({ out: '', code: 1 });
    expect(gone.err).toContain('a0201');
  });

  it('lists what was set aside [admin.lists-what-is-set-aside]', async () => {
    expect((await balcao('set-aside')).out).toMatch(/^TENANT +KIND +ID +ATTEMPTS +FAILED AT +ERROR ID\n/);
    expect((await balcao('retry', 'shared', 'payment', '1101')).err).toContain('a0301');
    expect((await balcao('drop', 'shared', 'payment', '1101')).err).toContain('a0301');
  });

  it('has what was set aside tried again, or dropped [admin.retries-and-drops]', async () => {
    const { retried, dropped } = setAside;
    const listed = async () => (await balcao('set-aside')).out.split('\n').slice(1);
    expect(await listed()).toHaveLength(2);
    expect((await balcao('retry', 'shared', 'delivery', retried)).out).toBe('It is tried again.');
    expect(await listed()).toEqual([expect.stringMatching(`^shared +delivery +${dropped} +5 `)]);
    expect((await balcao('drop', 'shared', 'delivery', dropped)).out).toBe('It is not tried any more.');
    expect(await listed()).toEqual([]);
    await served.sandbox.settle();
    const api = apiOf(served.sandbox.fetch, merchant);
    const { data } = await api.get<{ id: string; state: string }[]>('/sandbox/deliveries?limit=100');
    const stateOf = (id: string) => data.find((each) => each.id === id)?.state;
    expect([stateOf(retried), stateOf(dropped)]).toEqual(['delivered', 'failed']);
  });

  it('prints the metrics as they are, and writes a backup', async () => {
    expect((await balcao('metrics')).raw).toContain('# TYPE balcao_tenants gauge\n');
    const [{ file, bytes }] = await json('backup');
    expect(existsSync(file)).toBe(true);
    expect(bytes).toBeGreaterThan(10_000);
  });

  it.each([
    [['nothing'], 'no action "nothing"'],
    [['tenant'], 'balcao admin tenant TENANT'],
    [['tenants', '--admin-key', 'another-key-of-24-characters'], 'a0101'],
    [['metrics', '--admin-key', 'another-key-of-24-characters'], '401'],
  ])('says what is wrong: %j', async (given, sentence) => {
    const { err, code } = await balcao(...given);
    expect(err).toContain(sentence);
    expect(code).toBeGreaterThan(0);
  });

  it('needs the key [admin.needs-key]', async () => {
    vi.stubEnv('ADMIN_KEY', '');
    expect((await balcao('tenants')).err).toContain('Set ADMIN_KEY');
  });
});
