import { join } from 'node:path';
import { prepareDataDir, writeProcessId } from '@balcao/sandbox/server/dataDir.ts';
import { listeningOn, loopbackAddresses } from '@balcao/sandbox/server/listen.ts';
import { type ServedSandbox, type Serving, serve } from '@balcao/sandbox/server/serve.ts';
import { type SettingNames, startError } from '@balcao/sandbox/server/startError.ts';
import type { DatabaseLocation } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { Problem } from '../terminal/problem.ts';
import { siteUrl } from './installedFrom.ts';
import { loader } from './loader.ts';

interface Place {
  port: number;
  host?: string | undefined;
  /** Public origin. Default: `http://localhost` with its port. */
  publicUrl?: string | undefined;
  data?: string | undefined;
  databaseUrl?: string | undefined;
  /** Maximum number of private sandboxes. Default: the contract's. */
  tenants?: number | undefined;
  adminKey?: string | undefined;
  /** Whether the process may exit while the sandbox is open. */
  isGuest?: boolean | undefined;
  logRequests?: boolean | undefined;
  names?: SettingNames;
}

/** Names of settings in messages; by default those of the command's options. */
const commandNames: SettingNames = {
  port: '--port',
  host: '--host',
  data: '--data',
  database: '--database-url',
};

function databaseOf({ data, databaseUrl }: Place): DatabaseLocation {
  if (databaseUrl) return { postgres: databaseUrl };
  return { sqlite: data ? join(data, 'sandbox.db') : ':memory:' };
}

/** @throws Problem if the data cannot be stored as configured */
async function checkDatabase({ data, databaseUrl, names = commandNames }: Place): Promise<void> {
  if (data && databaseUrl)
    throw new Problem(`${names.data} and ${names.database} exclude each other.`, 'Use one of them.');
  const unwritable = data && prepareDataDir(data);
  if (unwritable) throw new Problem(`${names.data} is "${data}", a folder that cannot be written: ${unwritable}.`);
  if (!databaseUrl) return;
  const { readConfiguration } = await import('@balcao/sandbox/server/configuration.ts');
  const read = readConfiguration({ DATABASE_URL: databaseUrl });
  if (!read.ok) throw new Problem(read.problems.join('\n').replace('DATABASE_URL', names.database));
  const { checkPostgres } = await import('@balcao/sandbox/storage/drivers/checkPostgres.ts');
  const reason = await checkPostgres(databaseUrl);
  if (reason) throw new Problem(`${names.database} names a PostgreSQL database that cannot be used: ${reason}.`);
}

/** Opens a sandbox on a port, with this package's pages. A Problem names the option to change. */
export async function openServed(place: Place): Promise<ServedSandbox> {
  await checkDatabase(place);
  const { port, host = 'localhost', publicUrl, data, tenants } = place;
  const { adminKey, logRequests, isGuest = false } = place;
  const named = publicUrl ? [new URL(publicUrl).hostname] : [];
  const listening = listeningOn(host);
  const serving: Serving = {
    port,
    ...listening,
    hosts: [...new Set(['localhost', ...loopbackAddresses, host, ...named])],
    publicUrl,
    siteUrl: siteUrl(),
    database: databaseOf(place),
    dataDir: data,
    tenants,
    adminKey,
    logRequests,
    isGuest,
    sdkGeneratorUrl: undefined,
    sdkGeneratorCommand: listening.isLocal ? 'openapi-generator-cli' : undefined,
    // The build copies the pages to the folder of every bundle.
    pages: new URL('./', import.meta.url),
    importModule: loader.importModule,
  };
  try {
    const served = await serve(serving);
    if (data) writeProcessId(data);
    loader.served();
    return served;
  } catch (error) {
    throw new Problem(startError(error, serving, place.names ?? commandNames));
  }
}
