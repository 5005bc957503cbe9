import { parseArgs } from 'node:util';
import { Problem } from '../tools/run/problem.mjs';
import { runProgram } from '../tools/run/program.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';

/**
 * `npm run fuzz [-- --seed 1 --requests 100000 --database postgres]` sends requests made from the contract, valid,
 * broken and hostile, and fails where one is answered with a 5xx, breaks the contract, hangs, or writes half a row.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'sqlite' },
    failures: { type: 'string', default: '1' },
  },
});

/** How many requests pass between two lines that say how far a run is. */
const toldEvery = 10_000;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Problem(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
}

/** The address of a server to make databases on; undefined for SQLite, which needs none. */
async function openServer(database: string) {
  if (database === 'sqlite') return { url: undefined, close: async () => undefined };
  if (database !== 'postgres') throw new Problem('--database takes sqlite or postgres.');
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => undefined };
  const program = requirements.postgresql.find();
  if (!program) throw new Problem(`PostgreSQL is not here. Get it with: ${requirements.postgresql.debian}`);
  return openPostgres(program);
}

await runProgram(async () => {
  const seed = wholeNumber('seed', values.seed ?? String(Date.now() % 2 ** 31));
  const requests = wholeNumber('requests', values.requests);
  const mostFailures = wholeNumber('failures', values.failures);
  const { database } = values;
  const again = (of: number) =>
    `npm run fuzz -- --seed ${of} --requests ${Math.min(requests, 2000)} --database ${database}`;
  const server = await openServer(database);
  try {
    if (server.url) process.env.TEST_DATABASE_URL = server.url;
    else delete process.env.TEST_DATABASE_URL;
    console.log(`seed ${seed}, ${requests} requests, ${database}`);
    // Which database tests run on is read when their modules are loaded.
    const { runRounds } = await import('./rounds.ts');
    const { shownFigures } = await import('./figures.ts');
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    let told = 0;
    const { figures, failures } = await runRounds({
      seed,
      requests,
      mostFailures,
      onFailure: (text, of) => console.log(`\n${text}\n\nThe same again: ${again(of)}\n`),
      onRound(sofar) {
        if (sofar.requests < told + toldEvery) return;
        told = sofar.requests;
        console.log(`${told} requests in ${seconds().toFixed(0)} s`);
      },
    });
    for (const line of shownFigures(figures, seconds())) console.log(line);
    if (failures > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
});
process.exit();
