import { castOf, restAction } from './actors/actions.ts';
import { createRandom, type Random } from './random.ts';

/** One step as plain data: what is done, and the numbers that its choices are made of. */
export interface Step {
  action: string;
  /** Chooses by ordinal, as in "the 3rd payment there is", so that a shortened story still runs. */
  picks: readonly number[];
  /** Milliseconds that pass before it. */
  pause: number;
  /** After so many turns the next step begins, ended or not; nothing where its end is waited for. */
  overlap?: number;
}

/** Everything that happens in one run, as data. */
export interface Story {
  /** Random values of the sandbox, and the moment it begins at. */
  seed: number;
  steps: readonly Step[];
  /** Set where requests are sent that no client should send: time then stands still unless a call moves it. */
  hostile?: true;
}

const picksOfStep = 8;
/** One step in so many lets everything come to its end, so that the whole can be looked at. */
const stepsBetweenRests = 25;
const short = [0, 0, 0, 0, 0, 1, 7, 25, 25, 60];
/** Long enough for the worker to look for what is due (500 ms), for an attempt to be given up, for a lease to end. */
const long = [300, 600, 600, 2500, 2500, 12_000, 45_000];
/** One pause in so many is long: the worker's looks take most of the time of a simulation. */
const pausesBetweenLong = 20;

/** Weights differ by story, so that stories differ in kind (swarm testing, Groce and others, ISSTA 2012). */
function weigh(random: Random, isHostile: boolean): { name: string; weight: number }[] {
  return castOf(isHostile).map(({ name, weight }) => ({ name, weight: weight * random.of([0, 1, 1, 2, 4]) }));
}

/** Draws a story; it depends on the seed, the length and the cast alone, never on what happens. */
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
