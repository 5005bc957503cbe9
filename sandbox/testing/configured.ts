import { sql } from 'kysely';
import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { openSqlite, type Synchronous } from '../storage/drivers/sqlite.ts';
import { openTestSandbox } from './testSandbox.ts';

/**
 * What an environment makes of a process.
 * @throws with one sentence for each variable that is wrong
 */
export function configured(env: NodeJS.ProcessEnv): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

/** Opens a sandbox in memory with the names, the address and the tenants that an environment gives it. */
export function openConfigured(env: NodeJS.ProcessEnv) {
  const { publicUrl, hosts: names, isLocal, tenants: mostTenants } = configured(env);
  const allowedHosts = { names, anyAddress: !isLocal };
  return openTestSandbox({ sqlite: ':memory:' }, { publicUrl, allowedHosts, mostTenants });
}

/** Level of safety that SQLite itself has for a setting: 1 is `NORMAL`, 2 is `FULL`. */
export async function sqliteLevel(synchronous: Synchronous | undefined): Promise<number | undefined> {
  const { db, close } = openSqlite(':memory:', { synchronous });
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  await close();
  return rows[0]?.synchronous;
}
