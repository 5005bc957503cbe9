import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from './tables.ts';

const int8 = 20;
const numeric = 1700;

/**
 * Opens PostgreSQL. Counts, sums and 64-bit integers arrive as numbers: ids and times stay far below 2^53.
 * @param url `postgresql://…`
 * @param connections size of the pool
 */
export function openPostgres(url: string, connections = 10): Database {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ connectionString: url, max: connections, types: types as never });
  // A connection that the server closes while it is idle is replaced at its next use; unheard, it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
