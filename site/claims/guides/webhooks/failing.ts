import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';

/** Seconds after which a delivery that always fails has come to its end. */
export const wholeScheduleSeconds = 7200;

/** A delivery that its receiver refuses is tried again after longer and longer gaps, and has failed after the last. */
export async function failsAfterAllAttempts(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  world.respondWith(500);
  await world.payReference();
  expect((await world.deliveries())[0]?.state).toBe('waiting');
  await world.pass(wholeScheduleSeconds);
  const [delivery] = await world.deliveries();
  expect(delivery?.state).toBe('failed');
  expect(delivery?.attempts).toHaveLength(retryGapsMinutes.length + 1);
  const times = (delivery?.attempts ?? []).map(({ at: time }) => Date.parse(time));
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  expect(new Set(gaps).size).toBe(gaps.length);
}

/** Lets deliveries fail one after another, each with all its attempts. */
export async function failInARow(world: World, count: number): Promise<void> {
  world.respondWith(500);
  for (let n = 0; n < count; n += 1) await world.payReference();
  await world.pass(wholeScheduleSeconds);
}

/** Disables the subscription by failed deliveries in a row. */
export async function failUntilDisabled(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  await failInARow(world, 20);
}

/** What happens while a subscription is disabled is not sent afterwards; any change of it lets it receive again. */
export async function missesWhileDisabled(world: World): Promise<void> {
  await failUntilDisabled(world);
  world.respondWith(204);
  const missed = await world.payReference();
  const shown =
    await world.api.get<{ id: string; url: string; disabledAt: string | null }[]>('/sandbox/webhooks');
  const own = shown.data.find(({ url }) => url === world.webhookUrl);
  expect(own?.disabledAt).toEqual(expect.any(String));
  await world.api.put(`/api/webhooks/${own?.id}`, { url: world.webhookUrl });
  await world.pass(wholeScheduleSeconds);
  const next = await world.payReference();
  const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
  expect(told).not.toContain(missed.id);
  expect(told).toContain(next.id);
}
