import type { Failure, Played } from '../play.ts';
import { drawStory, type Story } from '../story.ts';

export type PlayStory = (story: Story) => Promise<Played>;

export interface Extent {
  /** Seed of the first story; each later story uses the next number. */
  seed: number;
  length: number;
  most: number;
  /** Maximum number of steps of all stories together. */
  steps: number;
  minutes: number;
  /** Whether requests are sent that no client should send. */
  isHostile: boolean;
}

/** Plays stories until an invariant breaks or the time limit is reached; returns the broken invariant. */
export async function simulate(
  { seed: first, length, most, steps: mostSteps, minutes, isHostile }: Extent,
  play: PlayStory,
): Promise<Failure | undefined> {
  const begun = performance.now();
  const end = begun + minutes * 60_000;
  let [steps, stories] = [0, 0];
  let failure: Failure | undefined;
  console.log(`seed ${first}, stories of ${length} steps`);
  for (let seed = first; !failure && stories < most && steps < mostSteps && performance.now() < end; seed += 1) {
    const played = await play(drawStory(seed, Math.min(length, mostSteps - steps), isHostile));
    steps += played.steps;
    stories += 1;
    failure = played.failure;
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${stories} stories, ${steps} steps in ${seconds.toFixed(1)} s: ${Math.round(steps / seconds)} steps/s`);
  return failure;
}
