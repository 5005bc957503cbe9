import { availableParallelism } from 'node:os';
import { bugs } from '../../tools/mutants/mutants.ts';
import { runChild } from '../../tools/run/children.mjs';
import { bundle } from './bundle.ts';

/** Bugs that can be found with one process. */
const mutants = bugs.filter(({ foundBy }) => foundBy !== 'processes');
type Mutant = (typeof mutants)[number];

const minutesEach = 2;

/** Number of shorter stories to try, enough to see that a failure shrinks. */
const shrinkRuns = 40;

interface Hunt {
  mutant: Mutant;
  invariant: string | undefined;
  seconds: number;
  line: string;
}

async function hunt(mutant: Mutant, index: number, seed: number): Promise<Hunt> {
  const program = await bundle('simulation/main.ts', `mutant-${index}.mjs`, mutant);
  const begun = performance.now();
  let seconds = 0;
  let invariant: string | undefined;
  let story = '';
  const onLine = (line: string) => {
    const [, found] = /^BROKEN after .*?: (.*)$/.exec(line) ?? [];
    if (found) {
      invariant = found;
      seconds = (performance.now() - begun) / 1000;
    }
    story ||= /^\d+ of \d+ steps break it/.exec(line)?.[0] ?? '';
  };
  const args = [
    program,
    '--seed',
    String(seed),
    '--minutes',
    String(minutesEach),
    '--shrink',
    String(shrinkRuns),
    ...(mutant.foundBy === 'hostile requests' ? ['--hostile'] : []),
  ];
  await runChild(process.execPath, args, { onLine, limitMinutes: 3 * minutesEach });
  const line = invariant
    ? `found in ${seconds.toFixed(1)} s: ${mutant.name} (${invariant}; ${story})`
    : `NOT FOUND in ${minutesEach} minutes: ${mutant.name}. ${mutant.mayEscape ?? 'It has to be.'}`;
  console.log(line);
  return { mutant, invariant, seconds, line };
}

/** Plants and hunts all bugs, or those whose names match; returns 0 if all required ones were found. */
export async function runMutants(only: readonly string[], seed: number): Promise<number> {
  const chosen = mutants.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const waiting = [...chosen.entries()];
  const hunts: Hunt[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) hunts.push(await hunt(next[1], next[0], seed));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  const unfound = hunts.filter(({ invariant }) => !invariant);
  console.log(`${hunts.length - unfound.length} of ${hunts.length} bugs were found, from seed ${seed}.`);
  return chosen.length > 0 && unfound.every(({ mutant }) => mutant.mayEscape) ? 0 : 1;
}
