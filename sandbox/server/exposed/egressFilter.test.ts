import type { networkInterfaces } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { createEgressFilter } from './egressFilter.ts';

afterEach(() => vi.restoreAllMocks());

it('lets a message go to public addresses, except those that the names of the sandbox have', async () => {
  const known: Record<string, string[]> = { 'sandbox.example': ['93.184.216.34', '2606:4700::1111'] };
  const isAllowed = createEgressFilter(['sandbox.example', 'unknown.example', '9.9.9.9'], async (name) => {
    const found = known[name];
    if (!found) throw new Error(`no ${name}`);
    return found;
  });
  expect(await Promise.all(['93.184.216.35', '2606:4700::1112'].map(isAllowed))).toEqual([true, true]);
  const own = ['93.184.216.34', '2606:4700:0:0::1111', '9.9.9.9', '10.0.0.1'];
  expect(await Promise.all(own.map(isAllowed))).toEqual([false, false, false, false]);
});

it('lets no message go to the addresses of its machine, public ones included', async () => {
  const eth0 = ['93.184.216.40', '2606:4700::40'].map((address) => ({ address }));
  const interfaces = () => ({ eth0 }) as unknown as ReturnType<typeof networkInterfaces>;
  const isAllowed = createEgressFilter([], async () => [], interfaces);
  const asked = ['93.184.216.40', '2606:4700:0::40', '93.184.216.41', '2606:4700::41'];
  expect(await Promise.all(asked.map(isAllowed))).toEqual([false, false, true, true]);
});

it('keeps the addresses that a name of the sandbox had, while the name has none', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  let answer: readonly string[] | Error = [];
  const isAllowed = createEgressFilter(['sandbox.example'], async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const own = ['93.184.216.34', '2606:4700::1111', '93.184.216.35'];
  const allowedAfter = (next: typeof answer) => {
    answer = next;
    now.mockReturnValue(now() + 61_000);
    return Promise.all(own.map(isAllowed));
  };
  expect(await allowedAfter(['93.184.216.34', '2606:4700::1111'])).toEqual([false, false, true]);
  expect(await allowedAfter(new Error('no name server'))).toEqual([false, false, true]);
  expect(await allowedAfter([])).toEqual([false, false, true]);
  expect(await allowedAfter(['93.184.216.35'])).toEqual([true, false, false]);
});

it('says at once what to change where the system keeps the addresses of its machine from it', () => {
  const keptBack = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(() => createEgressFilter([], async () => [], keptBack)).toThrow('AF_NETLINK');
});
