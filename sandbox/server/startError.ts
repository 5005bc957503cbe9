import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { DatabaseInUse } from '../storage/drivers/sqlite.ts';
import type { Configuration } from './configuration.ts';

/** Errors of opening a port, by their code: each names the variable to change. */
const listenErrors: Record<string, (configuration: Configuration) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Set SANDBOX_PORT to a free one.`,
  EACCES: ({ port }) => `This user may not open port ${port}. Set SANDBOX_PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ addresses }) => `HOST is "${addresses[0]}", which is not an address of this machine.`,
  ENOTFOUND: ({ addresses }) => `HOST is "${addresses[0]}", a name this machine does not know.`,
};

/**
 * Why a sandbox cannot start, as a sentence for the person who started it.
 * @param error of opening database, pages or port
 */
export function startError(error: unknown, configuration: Configuration): string {
  if (error instanceof DatabaseUnavailable) return startError(error.cause, configuration);
  if (error instanceof DatabaseInUse) {
    return `${error.message} Stop it, or start this one with another DATA_DIR (or DATABASE_URL for PostgreSQL).`;
  }
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  if (/SQLITE/.test(code))
    return `DATA_DIR is "${configuration.dataDir}", where the database cannot be opened: ${message}.`;
  const isOfPort = syscall === 'listen' || syscall === 'getaddrinfo';
  const explain = isOfPort ? listenErrors[code] : undefined;
  return explain ? explain(configuration) : `The sandbox cannot start: ${message}`;
}
