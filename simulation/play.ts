import { actionNamed, restAction } from './actors/actions.ts';
import type { Invariant, Look } from './invariants/invariant.ts';
import { hostileInvariants, invariants } from './invariants/invariants.ts';
import { isBehind } from './invariants/order.ts';
import { createPicks } from './picks.ts';
import type { Step, Story } from './story.ts';
import { pathOf } from './world/call.ts';
import { openStillWorld } from './world/openStillWorld.ts';
import { openWorld } from './world/openWorld.ts';
import type { Shop } from './world/shop.ts';
import { type Host, Stuck, type World } from './world/world.ts';

export interface Failure {
  invariant: string;
  problem: string;
  /** Index of the step after which the failure was noticed. */
  step: number;
}

export interface Played {
  failure: Failure | undefined;
  steps: number;
  /** Digest of all observations; the same for two runs of one story. */
  digest: string;
  log: readonly string[];
}

const ends = 'every call ends';

const restPause = 1000;

/** Passes time until all work that is due has been done. */
async function rest(world: World, look: () => Promise<void>): Promise<void> {
  const { pass, receivers, changes, time, shops, clockOf, longestRest } = world;
  const end = time.now() + longestRest();
  const tenants = new Set(shops.map(({ tenant }) => tenant));
  function isDue(tenant: string): boolean {
    const waiting = changes.rows('deliveries', tenant).filter(({ state }) => state === 'waiting');
    const due = waiting.filter((row) => Number(row.due_at) <= clockOf(tenant));
    // With several processes, waiting for a delivery behind a retry would take minutes of real time.
    return world.processes === 1 ? due.length > 0 : due.some((row) => !isBehind(waiting, row));
  }
  const isBusy = () => receivers.underWay() > 0 || [...tenants].some(isDue);
  do {
    await pass(restPause);
    await look();
  } while (isBusy() && time.now() < end);
}

/** Calls that replace or delete the data of a sandbox. */
const renewing = /^(POST \/sandbox\/(reset|import)|DELETE \/sandbox\/tenants)$/;

/** Tenants whose rows were replaced or deleted by the calls. */
function renewedBy({ calls }: Pick<Look, 'calls'>): Set<string> {
  const found = calls.filter((call) => renewing.test(`${call.request.method} ${pathOf(call)}`));
  return new Set(found.map(({ shop }) => shop.tenant));
}

/** Plays a story deterministically against the real sandbox in this process. */
export async function play(story: Story, { host, keepsLog }: { host: Host; keepsLog?: boolean }): Promise<Played> {
  const { seed, steps, hostile } = story;
  if (!hostile) return playIn(await openWorld(host, seed, keepsLog), steps);
  const world = await openStillWorld(host, seed, keepsLog);
  try {
    return await playIn(world, steps, hostileInvariants);
  } finally {
    await world.close?.();
  }
}

/** Plays a story and judges each step; overlapping steps only after the last one, because rows change in between. */
export async function playIn(
  world: World,
  steps: readonly Step[],
  judges: readonly Invariant[] = invariants,
): Promise<Played> {
  let failure: Failure | undefined;
  let done = 0;
  let lives = world.lives();
  let underWay: Promise<unknown>[] = [];
  function fail(invariant: string, problem: string): void {
    failure ??= { invariant, problem, step: done };
  }

  const atArrival = judges.filter(({ onMessage }) => onMessage);
  world.onMessage = (url) => {
    const waiting = atArrival.flatMap(({ name, onMessage }) => {
      const problem = onMessage?.(world, url);
      if (problem instanceof Promise) return [problem.then((found) => found && fail(name, found))];
      if (problem) fail(name, problem);
      return [];
    });
    return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
  };

  async function look(rested = false): Promise<void> {
    const calls = world.takeCalls();
    // Taken before the rows are read, so that the rows show every arrived message as claimed.
    const messages = world.receivers.take();
    const seen: Look = {
      world,
      calls,
      messages,
      changes: await world.changes.take(),
      faults: world.takeFaults(),
      renewed: renewedBy({ calls }),
      restarted: world.lives() !== lives,
      rested,
    };
    lives = world.lives();
    for (const { name, check } of judges) {
      const problem = failure ? undefined : await check?.(seen);
      if (problem) fail(name, problem);
    }
    // Drops the calls made by the invariants themselves, which belong to no step.
    world.takeCalls();
  }

  async function settle(): Promise<void> {
    const waiting = underWay;
    underWay = [];
    for (const each of waiting) await world.until(each);
    await world.revive();
    await look();
  }

  async function doRest(): Promise<void> {
    await settle();
    await world.killAfter(undefined);
    await rest(world, look);
    await world.revive();
    await look(true);
  }

  async function doStep({ action, picks: numbers, pause, overlap }: Step): Promise<void> {
    if (pause > 0) await world.pass(pause);
    await world.revive();
    if (action === restAction) return doRest();
    const picks = createPicks(numbers);
    const shop = picks.of(world.shops) as Shop;
    const done = actionNamed.get(action);
    if (!done) return;
    if (done.alone) {
      await settle();
      await done.run({ world, picks, shop });
      return settle();
    }
    underWay.push(done.run({ world, picks, shop }));
    if (overlap === undefined) await settle();
    else await world.turns(overlap);
  }

  try {
    for (const step of steps) {
      await doStep(step);
      if (failure) break;
      done += 1;
    }
    if (!failure) await doRest();
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    fail(ends, error.message);
  }
  return { failure, steps: done, digest: world.digest(), log: world.log };
}
