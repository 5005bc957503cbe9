import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import type { Pause } from '../domain/runtime.ts';
import { webRuntime } from '../webRuntime.ts';
import { type Api, apiOf, merchant } from './api.ts';
import { openTestSandbox, type TestSandbox } from './testSandbox.ts';

/** Addresses of two callers, and a web origin on the allowed list. */
export const [here, elsewhere, shop] = ['198.51.100.7', '203.0.113.9', 'https://shop.example'] as const;

/** In-memory sandbox in public-network mode. Its limits use the test's clock. */
export interface ExposedSandbox extends Omit<TestSandbox, 'api' | 'other'> {
  wait(seconds: number): void;
  /** Sends a raw request from an address; used to inspect headers. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Client with a network address; default identity: the keys of the documentation. */
  from(address: string, identity?: Parameters<typeof apiOf>[1]): Api;
  open(address: string): Promise<{ tenant: Tenant; api: Api }>;
  close(): Promise<void>;
}

/** @param origins may call the sandbox @param pause delays latency faults; default: no delay */
export async function openExposedSandbox(origins: readonly string[] = [], pause?: Pause): Promise<ExposedSandbox> {
  let monotonic = 0;
  const runtime = { ...webRuntime, monotonicMilliseconds: () => monotonic };
  const opened = await openTestSandbox(
    { sqlite: ':memory:' },
    {
      exposed: { origins },
      runtime,
      ...(pause && { pause }),
    },
  );
  const { api: _, other: __, ...rest } = opened;
  const fetchFrom =
    (address: string): Sandbox['fetch'] =>
    (request) =>
      opened.sandbox.fetch(request, { cut: () => undefined, address });
  const from: ExposedSandbox['from'] = (address, identity = merchant) => apiOf(fetchFrom(address), identity);
  return {
    ...rest,
    from,
    ask: (path, init = {}, address = here) => fetchFrom(address)(new Request(`http://localhost:4000${path}`, init)),
    wait(seconds) {
      monotonic += seconds * 1000;
    },
    async open(address) {
      const { data } = await from(address).post<Tenant>('/sandbox/tenants', {});
      const { platformCode: code, privateKey, clientId } = data;
      return { tenant: data, api: from(address, { code, privateKey, clientId }) };
    },
  };
}

/** Opens a sandbox for each test and allows the origin {@link shop}. @returns object that is filled before each test */
export function useExposedSandbox(): ExposedSandbox {
  const exposed = {} as ExposedSandbox;
  beforeEach(async () => void Object.assign(exposed, await openExposedSandbox([shop])));
  afterEach(async () => {
    expect(exposed.faults).toEqual([]);
    await exposed.close();
  });
  return exposed;
}
