import type { Attempt } from '@balcao/sandbox/domain/webhooks/delivery.ts';
import type { World } from '../world/world.ts';
import type { Invariant, Look } from './invariant.ts';

/** Maximum number of attempts that a delivery stores; beyond it the true number is unknown. */
const attemptsKept = 100;

/** Numbers of messages per URL since the last rest. */
interface Counts {
  arrived: Map<string, number>;
  attempted: Map<string, number>;
}

const counted = new WeakMap<World, Counts>();

const add = (counts: Map<string, number>, url: string, count: number) =>
  void counts.set(url, (counts.get(url) ?? 0) + count);

const attemptsIn = (attempts: unknown = '[]') => JSON.parse(String(attempts)) as Attempt[];

/** Counts by the URL of each attempt, because the URL of the message may have changed since. */
function count({ messages, changes }: Look, { arrived, attempted }: Counts): void {
  for (const { url } of messages) add(arrived, url, 1);
  for (const { table, before, after } of changes) {
    if (table !== 'deliveries' || !after) continue;
    const attempts = attemptsIn(after.attempts);
    const isFull = attempts.length >= attemptsKept;
    const fresh = isFull ? attempts : attempts.slice(attemptsIn(before?.attempts).length);
    for (const { url = String(after.url) } of fresh) add(attempted, url, isFull ? Number.POSITIVE_INFINITY : 1);
  }
}

/** Whether no message is claimed, so all arrivals have been stored. */
function isQuiet({ world, rested }: Look): boolean {
  const tenants = new Set(world.shops.map(({ tenant }) => tenant));
  const isHeld = (tenant: string) =>
    world.changes
      .rows('deliveries', tenant)
      .some(({ state, lease_until: until }) => state === 'waiting' && Number(until) > world.time.now());
  return rested && world.receivers.underWay() === 0 && ![...tenants].some(isHeld);
}

function judge({ arrived, attempted }: Counts): string | undefined {
  for (const [url, messages] of arrived) {
    const attempts = attempted.get(url) ?? 0;
    if (messages > attempts) return `${messages} messages came to ${url}, and ${attempts} attempts are known`;
  }
  return undefined;
}

export const sentOnce: Invariant = {
  name: 'each message that arrives is an attempt of one process that wrote it down',
  check(look) {
    const { world, restarted, renewed } = look;
    const counts = counted.get(world);
    // A killed process repeats what it could not store, and a reset or import deletes the record of what was sent.
    if (restarted || renewed.size > 0) counted.delete(world);
    else if (counts) count(look, counts);
    if (!isQuiet(look)) return undefined;
    const known = counted.get(world);
    counted.set(world, { arrived: new Map(), attempted: new Map() });
    return known && judge(known);
  },
};
