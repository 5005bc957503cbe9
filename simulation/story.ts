import { castOf, restAction } from './actors/actions.ts';
import { createRandom, type Random } from './random.ts';

/** Step as plain data: the name of its action, and the numbers for its choices. */
export interface Step {
  action: string;
  /** Numbers for choices such as the third existing payment, so that a shortened story still runs. */
  picks: readonly number[];
  pause: number;
  /** Turns of the event loop before the next step starts; undefined if it waits for this step to end. */
  overlap?: number;
}

/** Complete story as plain data. */
export interface Story {
  /** Seed of the sandbox's random values and of the start time. */
  seed: number;
  steps: readonly Step[];
  /** Set for hostile requests, whose sandbox has a clock that stands still unless a call moves it. */
  hostile?: true;
}

const picksOfStep = 8;
/** Average number of steps between rests, at which all data is judged. */
const stepsBetweenRests = 25;
const short = [0, 0, 0, 0, 0, 1, 7, 25, 25, 60];
/** Pauses long enough for a poll of the worker (500 ms), a delivery timeout, or the end of a lease. */
const long = [300, 600, 600, 2500, 2500, 12_000, 45_000];
/** Average number of pauses from one long pause to the next; polls take most of a simulation's time. */
const pausesBetweenLong = 20;

/** Draws different weights for each story, so that stories differ in kind (swarm testing, Groce et al., ISSTA 2012). */
function weigh(random: Random, isHostile: boolean): { name: string; weight: number }[] {
  return castOf(isHostile).map(({ name, weight }) => ({ name, weight: weight * random.of([0, 1, 1, 2, 4]) }));
}

/** Draws a story, which depends only on seed, length and cast, not on responses. */
export function drawStory(seed: number, length: number, isHostile = false): Story {
  const random = createRandom(seed);
  const weighed = weigh(random, isHostile);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const overlapping = random.of([0, 10, 30, 60]);

  function drawAction(): string {
    if (random.below(stepsBetweenRests) === 0) return restAction;
    let left = random.below(Math.max(1, total));
    for (const { name, weight } of weighed) {
      left -= weight;
      if (left < 0) return name;
    }
    return restAction;
  }

  const steps = Array.from({ length }, (): Step => {
    const action = drawAction();
    const picks = Array.from({ length: picksOfStep }, () => random.below(1_000_000));
    const overlap = random.percent(overlapping) ? random.below(12) : undefined;
    const pause = random.below(pausesBetweenLong) === 0 ? random.of(long) : random.of(short);
    return { action, picks, pause, ...(overlap !== undefined && { overlap }) };
  });
  return { seed, steps, ...(isHostile && { hostile: true as const }) };
}
