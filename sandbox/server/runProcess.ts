// Must be imported first, because a signal during the rest of the startup would end the process.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { onBackupSignal } from './backupSignal.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { prepareDataDir, writeProcessId } from './dataDir.ts';
import { type ServedSandbox, serve } from './serve.ts';
import { lastEndMilliseconds } from './shutdown.ts';
import { startError } from './startError.ts';

function giveUp(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

/** Runs the sandbox configured by the environment until a signal ends it. */
export async function runProcess(pages: URL): Promise<void> {
  const read = readConfiguration(process.env);
  if (!read.ok) giveUp(...read.problems);
  const configuration = read.value;
  const { database, dataDir } = configuration;
  const unwritable = dataDir && prepareDataDir(dataDir);
  if (unwritable) giveUp(`DATA_DIR is "${dataDir}", a folder that cannot be written: ${unwritable}.`);
  const unreachable = 'postgres' in database ? await reasonAgainst(database.postgres) : undefined;
  if (unreachable) giveUp(`DATABASE_URL names a PostgreSQL database that cannot be used: ${unreachable}.`);
  try {
    await run(configuration, pages);
  } catch (error) {
    giveUp(startError(error, configuration));
  }
}

async function reasonAgainst(url: string): Promise<string | undefined> {
  const { checkPostgres } = await import('../storage/drivers/checkPostgres.ts');
  return checkPostgres(url);
}

function reachLine({ exposed, isLocal, addresses }: Omit<Configuration, 'pagesDir'>): string {
  if (exposed) return 'It is public (SANDBOX_PUBLIC): no shared sandbox, with limits for each caller.';
  if (isLocal) return 'It is local: only this machine can connect, and its keys are public.';
  return `It accepts connections on ${addresses[0]}, from other machines too, and its keys are public.`;
}

async function run({ pagesDir, ...serving }: Configuration, besideBundle: URL): Promise<void> {
  keepHeapSmall();
  const { dataDir, database } = serving;
  const pages = pagesDir ? pathToFileURL(join(pagesDir, '/')) : besideBundle;
  const served = await serve({ ...serving, pages });
  if (dataDir) writeProcessId(dataDir);
  console.log(`Sandbox on ${served.url} (${'sqlite' in database ? database.sqlite : 'PostgreSQL'})`);
  console.log(reachLine(serving));
  onEndSignal(served);
  onBackupSignal(() => void reportBackup(served));
}

function onEndSignal({ close }: ServedSandbox): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => giveUp('The sandbox did not end in time and was cut off.'), lastEndMilliseconds).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => giveUp(`The sandbox did not end in order: ${String(error)}`),
      );
    });
  }
}

async function reportBackup({ backUp }: ServedSandbox): Promise<void> {
  if (!backUp) return console.log('This sandbox is on PostgreSQL: back it up with pg_dump.');
  const written = await backUp();
  if ('unwritten' in written) console.error(`The backup could not be written: ${written.unwritten}`);
  else console.log(`Backup written: ${written.file} (${written.bytes} bytes)`);
}

/**
 * Limits heap growth between collections to a quarter of the heap. V8 adapts to the machine's memory: if there is much,
 * a process that uses 70 MB holds up to four times that, almost all garbage, and returns little. Must be called before
 * the sandbox is opened. Not used by the package `balcao`, because V8 rejects its compiled code under other flags.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=25');
}
