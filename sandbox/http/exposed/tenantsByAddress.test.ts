import { describe, expect, it } from 'vitest';
import { createTenantsByAddress } from './tenantsByAddress.ts';

const hour = 3_600_000;

function book(most = 2) {
  const clock = { at: 0 };
  const tenants = createTenantsByAddress(() => clock.at, most);
  const open = (address: string, code: string) => {
    const request = {};
    const { ok } = tenants.reserve(address, request);
    tenants.noteCall(code, request);
    return ok;
  };
  return { clock, tenants, open };
}

describe('the private sandboxes of an address', () => {
  it('count from the moment they are asked for, and no longer where none was opened', () => {
    const { tenants } = book();
    const isCounted = (request: object) => tenants.reserve('a', request).ok;
    const first = {};
    expect([isCounted(first), isCounted({}), isCounted({})]).toEqual([true, true, false]);
    tenants.noteCall(undefined, first);
    expect(isCounted({})).toBe(true);
  });

  it('no longer count after an hour without a call, and count as long as they are called', () => {
    const { clock, open, tenants } = book();
    open('a', 'idle');
    open('a', 'busy');
    clock.at += hour - 1;
    tenants.noteCall('busy');
    clock.at += 1;
    expect([open('a', 'new'), open('a', 'another')]).toEqual([true, false]);
  });
});
