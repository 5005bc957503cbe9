import type { World } from '../check/world.ts';

/** Seconds after which a delivery that always fails has ended. */
export const wholeScheduleSeconds = 7200;

/** Makes deliveries fail one after the other, each with all its attempts. */
export async function failInARow(world: World, count: number): Promise<void> {
  world.respondWith(500);
  for (let n = 0; n < count; n += 1) await world.payReference();
  await world.pass(wholeScheduleSeconds);
}
