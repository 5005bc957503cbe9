import { concurrencyMutants } from '../../tools/mutants/concurrencyMutants.ts';
import type { Bug } from '../../tools/mutants/mutant.ts';
import { bundle } from '../mutants/bundle.ts';
import { tellFailure } from '../node/reportFailure.ts';
import { type Extent, type PlayStory, simulate } from '../node/simulate.ts';
import { playIn } from '../play.ts';
import type { Story } from '../story.ts';
import { openProcesses, type ProcessesOptions } from './openProcesses.ts';

const doubledPercent = 35;
const stepsBetweenKills = 20;
const killedSenderPercent = 30;

/** Adds kills and concurrent equal actions to a story, because they are rare by chance. */
function crowd({ seed, steps }: Story): Story {
  return {
    seed,
    steps: steps.flatMap((step, at) => {
      const [chance = 0] = step.picks.slice(-1);
      const kill = chance % 100 < killedSenderPercent ? 'process.killSender' : 'process.kill';
      const doubled =
        chance % 100 < doubledPercent
          ? [
              { ...step, overlap: 0 },
              { ...step, pause: 0 },
            ]
          : [step];
      return at % stepsBetweenKills === 0 ? [{ ...step, action: kill }, ...doubled] : doubled;
    }),
  };
}

type Options = Omit<ProcessesOptions, 'program'>;

/** Bundles the program of a process, with an optional bug, and returns a player that runs several processes. */
export async function openPlayer(options: Options, mutant?: Bug): Promise<PlayStory> {
  const name = mutant ? `process-${concurrencyMutants.indexOf(mutant)}.mjs` : 'process.mjs';
  const program = await bundle('simulation/processes/child.ts', name, mutant);
  return async (drawn) => {
    const story = crowd(drawn);
    const world = await openProcesses({ ...options, program }, story.seed);
    try {
      const played = await playIn(world, story.steps);
      if (!played.failure) return played;
      // Prints the last observations, because the story cannot be replayed.
      for (const line of played.log) console.log(`  ${line.slice(0, 300)}`);
      tellFailure(story, played.failure);
      return played;
    } finally {
      await world.close();
    }
  };
}

/** Plants and hunts each bug that needs several processes; returns 0 if all were found. */
export async function huntInProcesses(only: readonly string[], options: Options, extent: Extent): Promise<number> {
  const chosen = concurrencyMutants.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const lines: string[] = [];
  let missed = chosen.length === 0;
  for (const mutant of chosen) {
    const begun = performance.now();
    const failure = await simulate(extent, await openPlayer(options, mutant));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    lines.push(
      failure
        ? `found in ${seconds} s: ${mutant.name} (${failure.invariant})`
        : `NOT FOUND in ${seconds} s: ${mutant.name}. ${mutant.mayEscape ?? 'It has to be.'}`,
    );
    missed ||= !failure && !mutant.mayEscape;
  }
  for (const line of lines) console.log(line);
  return missed ? 1 : 0;
}
