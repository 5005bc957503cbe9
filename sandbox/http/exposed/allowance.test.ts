import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { describe, expect, it } from 'vitest';
import { openTrace } from '../../domain/requests/requestTrace.ts';
import { webRuntime } from '../../webRuntime.ts';
import { createAllowance, type Spent } from './allowance.ts';

const here = { address: 'here', process: '' };
const { perMinute, atOnce } = exposedLimits;

function openAllowance() {
  let now = 0;
  const allowance = createAllowance(() => now);
  const spend = (what: Spent, who: object, amount?: number) => {
    const trace = openTrace(new Request('http://localhost/'), webRuntime);
    const spent = allowance.spend(what, who, trace, amount);
    const end = () => {
      for (const giveBack of trace.giveBack) giveBack();
    };
    return { spent, end, trace };
  };
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };
  return { allowance, spend, wait };
}

it('an address has so many requests in progress, a platform fewer, and another address its own [exposed.requests-in-progress-are-limited]', () => {
  const { spend } = openAllowance();
  const held = Array.from({ length: atOnce.requests.address }, () => spend('requests', here));
  expect(held.every(({ spent }) => spent.ok)).toBe(true);
  expect(spend('requests', here).spent).toMatchObject({
    code: 's00103',
    detail: 'at_once',
    values: { most: atOnce.requests.address },
  });
  expect(spend('requests', { address: 'there', process: '' }).spent.ok).toBe(true);
  held[0]?.end();
  expect(spend('requests', here).spent.ok).toBe(true);
  const shop = { platform: '0001' };
  for (let n = 0; n < atOnce.requests.platform; n += 1) expect(spend('requests', shop).spent.ok).toBe(true);
  expect(spend('requests', shop).spent).toMatchObject({
    code: 's00103',
    values: { most: atOnce.requests.platform },
  });
});

it('all addresses together have so many requests and megabytes in progress: beyond, the sandbox is busy [exposed.all-addresses-together-are-limited]', () => {
  const { spend } = openAllowance();
  const each = exposedLimits.atOnce.requests.process;
  for (let n = 0; n < each; n += 1) expect(spend('requests', { address: `a${n}`, process: '' }).spent.ok).toBe(true);
  expect(spend('requests', here).spent).toMatchObject({ code: 's00104', values: { most: each } });
  const { address, process } = atOnce.megabytes;
  for (let n = 0; n < Math.floor(process / address); n += 1)
    expect(spend('megabytes', { address: `a${n}`, process: '' }, address).spent.ok).toBe(true);
  expect(spend('megabytes', here, address).spent).toMatchObject({
    code: 's00104',
    values: { most: `${process} MB` },
  });
});

it('megabytes that nobody has read yet count, though they were not refused', () => {
  const { allowance, spend, wait } = openAllowance();
  const { end, trace } = spend('megabytes', here, 0);
  allowance.charge('megabytes', here, trace, atOnce.megabytes.address);
  expect(spend('megabytes', here, 1).spent).toMatchObject({ code: 's00103', detail: 'at_once' });
  wait(60);
  expect(spend('megabytes', here, 1).spent).toMatchObject({ code: 's00103', detail: 'at_once' });
  end();
  expect(spend('megabytes', here, 1).spent.ok).toBe(true);
});

it('the megabytes of a minute are bounded for an address', () => {
  const { spend, wait } = openAllowance();
  let taken = 0;
  for (; taken < 100; taken += 1) {
    const { spent, end } = spend('megabytes', here, 1);
    end();
    if (!spent.ok) {
      expect(spent).toMatchObject({ detail: 'per_minute', values: { most: '20 MB' } });
      break;
    }
  }
  // The allowance of ten seconds can be spent at once.
  expect(taken).toBe(Math.floor(perMinute.megabytes.address / 6));
  wait(60 / perMinute.megabytes.address);
  expect(spend('megabytes', here, 1).spent.ok).toBe(true);
});

describe('a minute', () => {
  const most = perMinute.tenants.address;
  const secondsEach = 60 / most;

  it('lets an address ask so often at once, and then says for how long it has to wait', () => {
    const { spend, wait } = openAllowance();
    const ask = (address = 'here') => {
      const { spent } = spend('tenants', { address });
      return spent.ok ? 0 : spent.retryAfterSeconds;
    };
    for (let n = 0; n < most; n += 1) expect(ask()).toBe(0);
    // A refused request is not counted and does not delay other addresses.
    for (let n = 0; n < 100; n += 1) expect(ask()).toBe(secondsEach);
    expect(ask('there')).toBe(0);
    wait(secondsEach - 0.001);
    expect(ask()).toBe(1);
    wait(0.001);
    expect([ask(), ask()]).toEqual([0, secondsEach]);
    wait(60);
    for (let n = 0; n < most; n += 1) expect(ask()).toBe(0);
    expect(ask()).toBe(secondsEach);
  });

  it('is remembered of no more than 20,000 addresses, the latest', () => {
    const { spend } = openAllowance();
    const ask = (address: string) => spend('tenants', { address }).spent.ok;
    for (let n = 0; n < most; n += 1) ask('first');
    expect(ask('first')).toBe(false);
    for (let n = 0; n < 20_000; n += 1) ask(String(n));
    expect(ask('first')).toBe(true);
  });
});
