import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, readConfiguration } from './server/configuration.ts';
import { prepareDataDir, writeProcessId } from './server/dataDir.ts';
import { type ServedSandbox, serve } from './server/serve.ts';
import { lastEndMilliseconds } from './server/shutdown.ts';
import { keepHeapSmall } from './server/smallHeap.ts';
import { startError } from './server/startError.ts';

/** Says why the sandbox cannot run, and ends. */
function giveUp(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

const read = readConfiguration(process.env);
if (!read.ok) giveUp(...read.problems);
const configuration = read.value;
const { database, dataDir } = configuration;

const unwritable = dataDir && prepareDataDir(dataDir);
if (unwritable) giveUp(`DATA_DIR is "${dataDir}", a folder that cannot be written: ${unwritable}.`);
const unreachable = 'postgres' in database ? await reasonAgainst(database.postgres) : undefined;
if (unreachable) giveUp(`DATABASE_URL names a PostgreSQL database that cannot be used: ${unreachable}.`);

try {
  await run(configuration);
} catch (error) {
  giveUp(startError(error, configuration));
}

async function reasonAgainst(url: string): Promise<string | undefined> {
  const { checkPostgres } = await import('./storage/drivers/checkPostgres.ts');
  return checkPostgres(url);
}

/** Who can connect, and what with, in one line. */
function reachLine({ exposed, isLocal, addresses }: Omit<Configuration, 'pagesDir'>): string {
  if (exposed) return 'It is public (SANDBOX_PUBLIC): no shared sandbox, with limits for each caller.';
  if (isLocal) return 'It is local: only this machine can connect, and its keys are public.';
  return `It accepts connections on ${addresses[0]}, from other machines too, and its keys are public.`;
}

async function run({ pagesDir, ...serving }: Configuration): Promise<void> {
  keepHeapSmall();
  // The build puts the pages beside the file it makes of this; run from its source, it is told where they are.
  const pages = pagesDir ? pathToFileURL(join(pagesDir, '/')) : new URL('./', import.meta.url);
  const served = await serve({ ...serving, pages });
  if (dataDir) writeProcessId(dataDir);
  console.log(`Sandbox on ${served.url} (${'sqlite' in database ? database.sqlite : 'PostgreSQL'})`);
  console.log(reachLine(serving));
  onEndSignal(served);
  onBackupSignal(served);
}

/** Ctrl+C and SIGTERM end the process in order. */
function onEndSignal({ close }: ServedSandbox): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(
        () => giveUp('The sandbox did not end in time and was cut off.'),
        lastEndMilliseconds,
      ).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => giveUp(`The sandbox did not end in order: ${String(error)}`),
      );
    });
  }
}

/** SIGUSR2 asks for a backup; Windows has no such signal. */
function onBackupSignal({ backUp }: ServedSandbox): void {
  process.on('SIGUSR2', () => {
    if (!backUp) return console.log('This sandbox is on PostgreSQL: back it up with pg_dump.');
    backUp().then(
      ({ file, bytes }) => console.log(`Backup written: ${file} (${bytes} bytes)`),
      (error: unknown) => console.error(`The backup could not be written: ${String(error)}`),
    );
  });
}
