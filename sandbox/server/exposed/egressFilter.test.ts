import { expect, it } from 'vitest';
import { createEgressFilter } from './egressFilter.ts';

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

it('says at once what to change where the system keeps the addresses of its machine from it', () => {
  const keptBack = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(() => createEgressFilter([], async () => [], keptBack)).toThrow('AF_NETLINK');
});
