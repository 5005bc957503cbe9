import { parseArgs } from 'node:util';
import { runMutants } from './mutants/runMutants.ts';
import { nodeHost } from './node/host.ts';
import { playHere } from './node/playHere.ts';
import { type PlayStory, simulate } from './node/simulate.ts';

/**
 * `npm run simulate -- --seed N --minutes M`: plays stories until the time limit, from a random seed by default.
 * `--steps N` is the length of a story, `--stories N` the number of stories, `--log` prints all observations, and
 * `--shrink N` tries up to N shorter stories after a failure. `--hostile` sends valid, broken and hostile requests
 * generated from the contract to a sandbox whose time stands still; `--requests N` is their number, and
 * `--database-url postgres://…` uses a PostgreSQL server. `--mutants [name…]` plants each bug of tools/mutants and
 * hunts it for two minutes.
 * `--processes N --database-url postgres://…` plays stories against several processes on a PostgreSQL server, where no
 * run can be replayed; with `--mutants`, it hunts the bugs of several processes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    stories: { type: 'string' },
    log: { type: 'boolean', default: false },
    shrink: { type: 'string', default: '400' },
    hostile: { type: 'boolean', default: false },
    requests: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    processes: { type: 'string' },
    'database-url': { type: 'string' },
  },
});

const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const extent = {
  seed,
  // Stories of several processes cannot be replayed, so many short ones are worth more than a few long ones.
  length: Number(values.steps ?? (values.processes ? 100 : 400)),
  most: Number(values.stories ?? Infinity),
  steps: Number(values.requests ?? Infinity),
  minutes: Number(values.minutes ?? (values.requests ? Infinity : values.mutants ? 2 : 1)),
  isHostile: values.hostile,
};

async function runProcesses(): Promise<number> {
  const server = values['database-url'];
  if (!server) throw new Error('Several processes need --database-url postgres://…');
  const { huntInProcesses, openPlayer } = await import('./processes/runProcesses.ts');
  const options = { processes: Number(values.processes), server };
  if (values.mutants) return huntInProcesses(positionals, options, extent);
  return (await simulate(extent, await openPlayer(options))) ? 1 : 0;
}

async function runHere(): Promise<number> {
  if (values.mutants) return runMutants(positionals, seed);
  const url = values['database-url'];
  const host = url ? (await import('./processes/postgresHost.ts')).postgresHost(url) : nodeHost;
  const play: PlayStory = playHere({
    host,
    keepsLog: values.log,
    // Runs with a fixed number of stories are compared with each other.
    showsDigest: values.stories !== undefined || values.requests !== undefined,
    shrinkRuns: Number(values.shrink),
  });
  return (await simulate(extent, play)) ? 1 : 0;
}

process.exitCode = await (values.processes ? runProcesses() : runHere());
