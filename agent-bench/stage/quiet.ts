import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { TestTenant } from '../../cli/library/types.ts';
import type { Warehouse } from './warehouse.ts';

/** A shop that answers first and works afterwards has done so by then. */
const stillMilliseconds = 200;
const longestMilliseconds = 60_000;

/** A message that was not tried yet, though nothing holds it: not a failure mode, nor one before it. */
const isOnItsWay = ({ state, attempts, waitsBehind, nextAttemptAt }: Delivery, now: number) =>
  state === 'waiting' && attempts.length === 0 && !waitsBehind && Date.parse(nextAttemptAt ?? '') <= now;

async function areOnTheirWay(tenant: TestTenant): Promise<boolean> {
  const { now } = await tenant.call<{ now: string }>('GET', '/sandbox/clock');
  const waiting = await tenant.call<Delivery[]>('GET', '/sandbox/deliveries?state=waiting');
  return waiting.some((delivery) => isOnItsWay(delivery, Date.parse(now)));
}

/** Waits until every message that is due was tried, and the warehouse hears of nothing more for a moment. */
export async function quiet(tenant: TestTenant, warehouse: Warehouse): Promise<void> {
  const end = performance.now() + longestMilliseconds;
  for (let before = -1; performance.now() < end; ) {
    const sent = warehouse.sent();
    if (sent === before && !(await areOnTheirWay(tenant))) return;
    before = sent;
    await pause(stillMilliseconds);
  }
}

/** What a task allows a shop from the payment to the warehouse, and a second for a busy machine. */
const leavesWithinMilliseconds = 6000;

/** Waits for an order to leave the warehouse. @returns false where it stays */
export async function leaves(warehouse: Warehouse, orderId: string): Promise<boolean> {
  const end = performance.now() + leavesWithinMilliseconds;
  while (warehouse.sent(orderId) === 0 && performance.now() < end) await pause(stillMilliseconds / 10);
  return warehouse.sent(orderId) > 0;
}
