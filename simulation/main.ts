import { parseArgs } from 'node:util';
import { createCoverage } from './coverage.ts';
import { runMutants } from './mutants/run.ts';
import { nodeHost } from './node/host.ts';
import { playNamedSeeds } from './node/playNamedSeeds.ts';
import { reportFailure } from './node/reportFailure.ts';
import { play } from './play.ts';
import { drawStory } from './story.ts';

/**
 * `npm run simulate -- --seed N --minutes M`: plays one story after the other until the time is over, from a new seed
 * when none is given. `--steps N` is the length of a story, `--stories N` ends after so many, `--log` prints everything
 * that is seen, `--shrink N` tries so many shorter stories of a failure, `--named` plays the named seeds first.
 * `--mutants [name…]` plants each bug of mutants/ in turn and looks for it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    steps: { type: 'string', default: '400' },
    stories: { type: 'string' },
    log: { type: 'boolean', default: false },
    shrink: { type: 'string', default: '400' },
    named: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});

const first = Number(values.seed ?? Date.now() % 1_000_000_000);

async function simulate(): Promise<number> {
  const length = Number(values.steps);
  const most = Number(values.stories ?? Infinity);
  const coverage = createCoverage();
  const begun = performance.now();
  const end = begun + Number(values.minutes) * 60_000;
  let [steps, stories, broken] = [0, 0, 0];
  console.log(`seed ${first}, stories of ${length} steps`);
  for (let seed = first; stories < most && performance.now() < end; seed += 1) {
    const story = drawStory(seed, length);
    const played = await play(story, { host: nodeHost, coverage, keepsLog: values.log });
    steps += played.steps;
    stories += 1;
    for (const line of played.log) console.log(line);
    // Who asks for so many stories compares them with what a page shows, or another run.
    if (values.stories) console.log(`digest of seed ${seed}: ${played.digest}`);
    if (!played.failure) continue;
    await reportFailure(story, played.failure, Number(values.shrink));
    broken = 1;
    break;
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${stories} stories, ${steps} steps in ${seconds.toFixed(1)} s: ${Math.round(steps / seconds)} steps/s`,
  );
  for (const line of coverage.lines()) console.log(line);
  return broken;
}

if (values.mutants) process.exitCode = await runMutants(positionals, first);
else {
  const named = values.named ? await playNamedSeeds() : 0;
  process.exitCode = Math.max(named, await simulate());
}
