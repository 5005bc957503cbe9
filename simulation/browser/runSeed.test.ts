import type { SimulationMessage } from '@balcao/contract/control/simulationInTab.ts';
import { loadSqliteFile } from '@balcao/sandbox/testing/loadSqliteFile.ts';
import { expect, it } from 'vitest';
import { nodeHost } from '../node/host.ts';
import { play } from '../play.ts';
import { drawStory } from '../story.ts';
import { runSeed } from './runSeed.ts';
import { createWasmHost } from './wasmHost.ts';

const sqlite = await loadSqliteFile();
const steps = 120;

async function watch(seed: number): Promise<SimulationMessage[]> {
  const said: SimulationMessage[] = [];
  await runSeed({ seed, steps }, createWasmHost(sqlite), (message) => said.push(message));
  return said;
}

it.each([1, 2, 3])('sees in WebAssembly what Node sees in the story of seed %d', async (seed) => {
  const played = await play(drawStory(seed, steps), { host: nodeHost });
  expect((await watch(seed)).at(-1)).toEqual({ kind: 'ended', digest: played.digest });
});

it('tells each step with what its payments did, and their counts add up', async () => {
  const said = await watch(7);
  const [opened] = said.flatMap((each) => (each.kind === 'opened' ? [each] : []));
  const told = said.flatMap((each) => (each.kind === 'step' ? [each.step] : []));
  expect(told.map(({ number }) => number)).toEqual(
    Array.from({ length: steps + 1 }, (_, index) => index + 1),
  );
  const moves = told.flatMap((step) => step.moves);
  expect(new Set(moves.map(({ to }) => to)).size).toBeGreaterThan(2);
  expect(told.every(({ failure }) => failure === undefined)).toBe(true);
  let before = opened?.counts;
  for (const { counts, moves: made, calls } of told) {
    // A reset and an import replace what a shop has.
    const isRenewed = calls.some(({ path }) => /^\/sandbox\/(reset|import)$/.test(path));
    const expected = { ...before } as Record<string, number>;
    for (const { from, to } of made) {
      if (from !== 'new') expected[from] = (expected[from] ?? 0) - 1;
      expected[to] = (expected[to] ?? 0) + 1;
    }
    if (!isRenewed) expect(counts).toEqual(expected);
    before = counts;
  }
});
