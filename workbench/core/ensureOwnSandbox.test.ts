import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCredentials } from './apiCredentials.ts';
import { ensureOwnSandbox } from './ensureOwnSandbox.ts';
import { keysInUse, storeSandbox } from './keyring.ts';

const origin = 'https://sandbox.example';
const opened = { platformCode: '1234567891', privateKey: 'newKey', clientId: '999999990' };
const known = { platformCode: '9876543211', privateKey: 'oldKey', clientId: '999999990' };

/** Recorded calls, and the statuses with which `GET /sandbox/clock` and `POST /sandbox/tenants` respond. */
let calls: string[];
let statuses: Record<string, number>;

beforeEach(() => {
  calls = [];
  statuses = { '/sandbox/tenants': 201 };
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    calls.push(`${method} ${pathname}`);
    const body = method === 'POST' ? { data: { seed: 's', ...opened } } : {};
    return new Response(JSON.stringify(body), { status: statuses[pathname] ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a browser on a sandbox without a shared one', () => {
  it('gets a private one', async () => {
    await ensureOwnSandbox(origin);
    expect(keysInUse(origin, noCredentials)).toMatchObject(opened);
    expect(calls).toEqual(['POST /sandbox/tenants']);
  });

  it('keeps the one it has', async () => {
    storeSandbox(origin, known);
    await ensureOwnSandbox(origin);
    expect(keysInUse(origin, noCredentials)).toMatchObject(known);
    expect(calls).toEqual(['GET /sandbox/clock']);
  });

  it('gets another where its own is gone', async () => {
    storeSandbox(origin, known);
    statuses['/sandbox/clock'] = 401;
    await ensureOwnSandbox(origin);
    expect(keysInUse(origin, noCredentials)).toMatchObject(opened);
  });

  it('keeps what it has while too many requests were made, and where none can be opened', async () => {
    statuses['/sandbox/tenants'] = 429;
    await ensureOwnSandbox(origin);
    expect(keysInUse(origin, noCredentials)).toEqual(noCredentials);
    storeSandbox(origin, known);
    statuses['/sandbox/clock'] = 429;
    await ensureOwnSandbox(origin);
    expect(keysInUse(origin, noCredentials)).toMatchObject(known);
  });
});
