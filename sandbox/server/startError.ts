import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { DatabaseInUse } from '../storage/drivers/sqlite.ts';
import type { Configuration } from './configuration.ts';

/** Names of settings as the user knows them: variables of a process, or options of a command. */
export interface SettingNames {
  port: string;
  host: string;
  data: string;
  database: string;
}

const variables: SettingNames = {
  port: 'SANDBOX_PORT',
  host: 'HOST',
  data: 'DATA_DIR',
  database: 'DATABASE_URL',
};

/** Part of a configuration that the messages mention. */
type Start = Pick<Configuration, 'port' | 'addresses' | 'dataDir'>;

/** Messages about errors in opening a port, by code. Each names the setting to change. */
const listenErrors: Record<string, (start: Start, names: SettingNames) => string> = {
  EADDRINUSE: ({ port }, names) => `Port ${port} is taken. Set ${names.port} to a free one.`,
  EACCES: ({ port }, names) => `This user may not open port ${port}. Set ${names.port} to one above 1023.`,
  EADDRNOTAVAIL: ({ addresses }, { host }) => `${host} is "${addresses[0]}", which is not an address of this machine.`,
  ENOTFOUND: ({ addresses }, { host }) => `${host} is "${addresses[0]}", a name this machine does not know.`,
};

/** Kysely's message about a database that another release has migrated; contains the name of the migration. */
const ofOtherRelease = /previously executed migration (\S+) is missing/;

/** First migration of databases from before the first release, which no release can read. */
const beforeFirstRelease = '001_tables';

/** Message that explains a failed start to the user. @param names names of the settings */
export function startError(error: unknown, start: Start, names = variables): string {
  if (error instanceof DatabaseUnavailable) return startError(error.cause, start, names);
  if (error instanceof DatabaseInUse) {
    return `${error.message} Stop it, or start this one with another ${names.data} (or ${names.database} for PostgreSQL).`;
  }
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (/SQLITE/.test(code))
    return `${names.data} is "${start.dataDir}", where the database cannot be opened: ${message}.`;
  const [, migration] = ofOtherRelease.exec(message) ?? [];
  if (migration === beforeFirstRelease) {
    return `The database is from before the first release and was left as it is. Name another one with ${names.data} or ${names.database}; to export from this one, start the version that made it.`;
  }
  if (migration) {
    return `The database is of a newer release, which made ${migration}. Start that release, or restore the backup from before it.`;
  }
  const isOfPort = syscall === 'listen' || syscall === 'getaddrinfo';
  const explain = isOfPort ? listenErrors[code] : undefined;
  return explain ? explain(start, names) : `The sandbox cannot start: ${message}`;
}
