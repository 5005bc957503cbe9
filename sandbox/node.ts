import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import type { OutageEvent } from './domain/database/outages.ts';
import type { Pages } from './http/pages/pages.ts';
import type { StartPage } from './http/pages/startPage.ts';
import { remoteGenerator } from './sdk-generation/remoteGenerator.ts';
import { createBackups } from './server/backUp.ts';
import { type Configuration, readConfiguration } from './server/configuration.ts';
import { createConnections } from './server/connections.ts';
import { prepareDataDir, writeProcessId } from './server/dataDir.ts';
import { openServers } from './server/listen.ts';
import { loadPages } from './server/loadPages.ts';
import { nodePost } from './server/nodePost.ts';
import { drain, lastEndMilliseconds } from './server/shutdown.ts';
import { startError } from './server/startError.ts';
import { checkPostgres } from './storage/drivers/checkPostgres.ts';
import { openDatabase } from './storage/drivers/openDatabase.ts';
import { webRuntime } from './webRuntime.ts';

/** Says why the sandbox cannot run, and ends. */
function giveUp(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

/** What the log says of an outage of the database. */
function outageLine(event: OutageEvent): string {
  if (event.kind === 'began') return `[database] unavailable: ${event.reason}`;
  const { milliseconds, failures } = event;
  return `[database] available again after ${milliseconds} ms; ${failures} queries failed meanwhile`;
}

const read = readConfiguration(process.env);
if (!read.ok) giveUp(...read.problems);
const configuration = read.value;
const { database, dataDir, publicUrl, siteUrl } = configuration;

const unwritable = dataDir && prepareDataDir(dataDir);
if (unwritable) giveUp(`DATA_DIR is "${dataDir}", a folder that cannot be written: ${unwritable}.`);
const unreachable = 'postgres' in database ? await checkPostgres(database.postgres) : undefined;
if (unreachable) giveUp(`DATABASE_URL names a PostgreSQL database that cannot be used: ${unreachable}.`);

try {
  await run(configuration);
} catch (error) {
  giveUp(startError(error, configuration));
}

async function open({ pagesDir, sdkGeneratorUrl, tenants, isLocal, hosts }: Configuration): Promise<Sandbox> {
  // The build puts the pages beside the one file it makes of this; run from its source, it is told where they are.
  const pagesPlace = pagesDir ? pathToFileURL(join(pagesDir, '/')) : import.meta.url;
  return createSandbox({
    database: openDatabase(database),
    publicUrl,
    allowedHosts: { names: hosts, anyAddress: !isLocal },
    siteUrl,
    mostTenants: tenants,
    sdkGenerator: sdkGeneratorUrl ? remoteGenerator(sdkGeneratorUrl, webRuntime) : undefined,
    post: nodePost,
    pages: await loadPages<Pages>(new URL('./checkout/', pagesPlace), siteUrl),
    startPage: await loadPages<StartPage>(new URL('./workbench/', pagesPlace), siteUrl),
    onOutage: (event) => console.error(outageLine(event)),
    onFault: (what, error) => console.error(`[${what}]`, error),
  });
}

async function run({ port, addresses, isLocal }: Configuration): Promise<void> {
  const sandbox = await open(configuration);
  /** A connection that a request asks to have cut is cut at its socket: the caller gets no response at all. */
  const answer = (request: Request, { incoming }: HttpBindings) =>
    sandbox.fetch(request, { cut: () => incoming.socket.destroy() });
  const listener = getRequestListener((request, bindings) => answer(request, bindings as HttpBindings));
  const connections = createConnections();
  const servers = await openServers(listener, port, addresses, connections.follow);
  if (dataDir) writeProcessId(dataDir);
  console.log(`Sandbox on ${publicUrl} (${'sqlite' in database ? database.sqlite : 'PostgreSQL'})`);
  console.log(
    isLocal
      ? 'It is local: only this machine can connect, and its keys are public.'
      : `It accepts connections on ${addresses[0]}, from other machines too, and its keys are public.`,
  );
  sandbox.start();

  async function end(): Promise<void> {
    setTimeout(() => giveUp('The sandbox did not end in time and was cut off.'), lastEndMilliseconds).unref();
    sandbox.endStreams();
    await drain(servers, connections);
    await sandbox.close();
  }

  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      end().then(
        () => process.exit(0),
        (error: unknown) => giveUp(`The sandbox did not end in order: ${String(error)}`),
      );
    });
  }
  onBackupSignal(sandbox);
}

/** SIGUSR2 asks for a backup; Windows has no such signal. */
function onBackupSignal({ backUp }: Sandbox): void {
  const copy = dataDir && backUp && createBackups(dataDir, backUp);
  process.on('SIGUSR2', () => {
    if (!copy) return console.log('This sandbox is on PostgreSQL: back it up with pg_dump.');
    copy().then(
      ({ file, bytes }) => console.log(`Backup written: ${file} (${bytes} bytes)`),
      (error: unknown) => console.error(`The backup could not be written: ${String(error)}`),
    );
  });
}
