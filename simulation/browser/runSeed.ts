import type { SimulationMessage, SimulationStart } from '@balcao/contract/control/simulationInTab.ts';
import { createCoverage } from '../coverage.ts';
import { invariants } from '../invariants/invariants.ts';
import { play } from '../play.ts';
import { drawStory } from '../story.ts';
import type { Host } from '../world/world.ts';
import { countPayments, stepOf } from './stepOf.ts';

/**
 * Plays the story of a seed as fast as it goes, and tells each step. Nobody stops it in between: a step that is under way
 * would go on meanwhile, and the same seed would show something else.
 */
export async function runSeed(
  { seed, steps }: SimulationStart,
  host: Host,
  say: (message: SimulationMessage) => void,
): Promise<void> {
  const coverage = createCoverage();
  const { digest } = await play(drawStory(seed, steps), {
    host,
    coverage,
    onOpened: (world) =>
      say({
        kind: 'opened',
        at: world.time.now(),
        counts: countPayments(world),
        promises: invariants.map(({ name }) => name),
      }),
    onStep: (seen) => say({ kind: 'step', step: stepOf(seen, coverage) }),
  });
  say({ kind: 'ended', digest });
}
