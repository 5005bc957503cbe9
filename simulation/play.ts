import { actionNamed, restAction } from './actors/actions.ts';
import type { Coverage } from './coverage.ts';
import type { Look } from './invariants/invariant.ts';
import { invariants } from './invariants/invariants.ts';
import { createPicks } from './picks.ts';
import type { Step, Story } from './story.ts';
import { openWorld } from './world/openWorld.ts';
import type { Shop } from './world/shop.ts';
import { type Host, Stuck, type World } from './world/world.ts';

/** A promise that was broken. */
export interface Failure {
  invariant: string;
  problem: string;
  /** Position of the step after which it showed. */
  step: number;
}

/** How a story went. */
export interface Played {
  failure: Failure | undefined;
  /** Steps that were done. */
  steps: number;
  /** Of everything seen: two runs of one story have the same. */
  digest: string;
  log: readonly string[];
}

export interface PlayOptions {
  host: Host;
  coverage?: Coverage;
  keepsLog?: boolean;
  /** Told of the world before its first step. */
  onOpened?(world: World): void;
  /** Told after each step, and once more when the end has come to rest. It must not wait: others may be under way. */
  onStep?(seen: StepSeen): void;
}

/** What a step showed to who watches. */
export interface StepSeen {
  world: World;
  /** From 1; the rest at the end is one more. */
  number: number;
  action: string;
  looks: readonly Look[];
  /** The next step begins before it has ended. */
  isUnderWay: boolean;
  failure: Failure | undefined;
}

/** Name of the promise that everything ends. */
const ends = 'every call ends';

/** Nothing is under way any more after this time, in milliseconds: a receiver may take 25 s, a lease 40 s. */
const restMilliseconds = 61_000;
const restPause = 1000;

/** Lets everything come to its end that needs no clock to be moved. */
async function rest(
  { pass, receivers, changes, time, shops, clockOf }: World,
  look: () => Promise<void>,
): Promise<void> {
  const end = time.now() + restMilliseconds;
  const tenants = new Set(shops.map(({ tenant }) => tenant));
  const isBusy = () =>
    receivers.underWay() > 0 ||
    [...tenants].some((tenant) =>
      changes
        .rows('deliveries', tenant)
        .some((row) => row.state === 'waiting' && Number(row.due_at) <= clockOf(tenant)),
    );
  do {
    await pass(restPause);
    await look();
  } while (isBusy() && time.now() < end);
}

/** Tenants that a reset or an import of the calls put in anew. */
function renewedBy({ calls }: Pick<Look, 'calls'>): Set<string> {
  const renewing = calls.filter(({ request }) => /^\/sandbox\/(reset|import)$/.test(request.path));
  return new Set(renewing.map(({ shop }) => shop.tenant));
}

/**
 * Plays a story against the real sandbox and looks at every promise after each step. Steps that overlap are looked at
 * when the last of them has ended: in between, rows are changed by transactions that nobody heard of yet.
 */
export async function play(
  { seed, steps }: Story,
  { host, coverage, keepsLog, onOpened, onStep }: PlayOptions,
): Promise<Played> {
  const world = await openWorld(host, seed, keepsLog);
  onOpened?.(world);
  let failure: Failure | undefined;
  let done = 0;
  let lives = world.lives();
  /** Steps that have begun and not ended. */
  let underWay: Promise<unknown>[] = [];
  /** What was looked at since the last step was told. */
  let looks: Look[] = [];

  function tell(action: string): void {
    const seen = looks;
    looks = [];
    onStep?.({ world, number: done + 1, action, looks: seen, isUnderWay: underWay.length > 0, failure });
  }

  function fail(invariant: string, problem: string): void {
    failure ??= { invariant, problem, step: done };
  }

  world.onMessage = (url) => {
    for (const { name, onMessage } of invariants) {
      const problem = onMessage?.(world, url);
      if (problem) fail(name, problem);
    }
  };

  async function look(rested = false): Promise<void> {
    const calls = world.takeCalls();
    const seen: Look = {
      world,
      calls,
      changes: world.changes.take(),
      messages: world.receivers.take(),
      faults: world.takeFaults(),
      renewed: renewedBy({ calls }),
      restarted: world.lives() !== lives,
      rested,
    };
    lives = world.lives();
    coverage?.add(seen);
    if (onStep) looks.push(seen);
    for (const { name, check } of invariants) {
      const problem = failure ? undefined : await check?.(seen);
      if (problem) fail(name, problem);
    }
    // What the promises asked for themselves is no step.
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
    world.killAfter(undefined);
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
      tell(step.action);
      if (failure) break;
      done += 1;
    }
    if (!failure) {
      await doRest();
      tell(restAction);
    }
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    fail(ends, error.message);
    tell(restAction);
  }
  return { failure, steps: done, digest: world.digest(), log: world.log };
}
