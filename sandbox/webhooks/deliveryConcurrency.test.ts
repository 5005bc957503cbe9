import { describe, expect, it } from 'vitest';
import { createInFlightDeliveries } from './deliveryConcurrency.ts';

const never = () => new Promise<void>(() => undefined);

function fill(inFlight: ReturnType<typeof createInFlightDeliveries>, tenant: string, receiver: string, n: number) {
  for (let left = n; left > 0; left -= 1) inFlight.add(tenant, receiver, never());
}

describe('room for deliveries', () => {
  it('is bounded for each receiver, and one that is nearly full is left out', () => {
    const inFlight = createInFlightDeliveries(() => undefined);
    expect(inFlight.room('one')).toEqual({ count: 32, busy: [] });
    fill(inFlight, 'one', 'slow.example', 20);
    expect(inFlight.room('one')).toEqual({ count: 12, busy: [] });
    fill(inFlight, 'one', 'slow.example', 5);
    expect(inFlight.room('one')).toEqual({ count: 32, busy: ['slow.example'] });
    expect(inFlight.room('other')).toEqual({ count: 32, busy: [] });
  });

  it('is bounded for each tenant', () => {
    const inFlight = createInFlightDeliveries(() => undefined);
    for (let n = 0; n < 5; n += 1) fill(inFlight, 'one', `slow-${n}.example`, 25);
    expect(inFlight.room('one').count).toBe(3);
    fill(inFlight, 'one', 'another.example', 3);
    expect(inFlight.room('one').count).toBe(0);
    expect(inFlight.room('other').count).toBe(32);
  });

  it('is left for a newcomer, however many tenants take all they can', () => {
    const inFlight = createInFlightDeliveries(() => undefined);
    for (let tenant = 0; tenant < 200; tenant += 1) {
      for (let receiver = 0; ; receiver += 1) {
        const { count } = inFlight.room(`greedy ${tenant}`);
        if (count === 0) break;
        fill(inFlight, `greedy ${tenant}`, `${tenant}-${receiver}.example`, Math.min(count, 24));
      }
    }
    expect(inFlight.of('greedy 0')).toBe(128);
    expect(inFlight.of('greedy 199')).toBeGreaterThanOrEqual(2);
    expect(inFlight.room('newcomer').count).toBeGreaterThanOrEqual(2);
  });

  it('comes back when a delivery is settled, which is told', async () => {
    const tenants: string[] = [];
    const inFlight = createInFlightDeliveries((tenant) => tenants.push(tenant));
    inFlight.add('one', 'quick.example', Promise.resolve());
    expect(inFlight.of('one')).toBe(1);
    await inFlight.settled('one');
    expect([inFlight.of('one'), tenants, inFlight.count()]).toEqual([0, ['one'], 1]);
  });
});
