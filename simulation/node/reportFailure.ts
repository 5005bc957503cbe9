import { type Failure, play } from '../play.ts';
import { shrink } from '../shrink.ts';
import type { Story } from '../story.ts';
import type { Host } from '../world/world.ts';

export function tellFailure({ seed, steps }: Story, { invariant, problem, step }: Failure): void {
  console.log(
    `BROKEN after ${step} steps of seed ${seed}: ${invariant}\n  ${problem}\n  ${JSON.stringify(steps[step])}`,
  );
}

/** Prints the broken invariant and the shortest story that breaks it, as observations and as data. */
export async function reportFailure(host: Host, story: Story, failure: Failure, mostRuns: number): Promise<void> {
  const { invariant, step } = failure;
  tellFailure(story, failure);
  if (mostRuns === 0) return;
  const whole = { ...story, steps: story.steps.slice(0, step + 1) };
  const short = await shrink(
    whole,
    async (candidate) => {
      const played = await play(candidate, { host });
      return played.failure?.invariant === invariant;
    },
    mostRuns,
  );
  const shown = await play(short, { host, keepsLog: true });
  console.log(`${short.steps.length} of ${whole.steps.length} steps break it: ${shown.failure?.problem}`);
  for (const line of shown.log) console.log(`  ${line.slice(0, 400)}`);
  console.log(JSON.stringify(short));
}
