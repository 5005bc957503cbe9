import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Row } from '../world/changes.ts';

const int8 = 20;

/** Converts numbers in the same way as SQLite. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

interface StoryDatabase {
  urlFor(name: string): string;
  pool: pg.Pool;
  /** Executes a query. @param query uses `?` for each parameter */
  query(query: string, ...parameters: readonly unknown[]): Promise<Row[]>;
  /** Resolves once the server has ended all work of a killed process. */
  left(name: string): Promise<void>;
  drop(): Promise<void>;
}

/** Creates an empty database. @param server URL of a PostgreSQL server whose user may create databases */
export async function createStoryDatabase(server: string): Promise<StoryDatabase> {
  const name = `simulation_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4, types: types as never });
  // Ignores queries that lose their connection at the end of a failed story, because no caller waits for them.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    urlFor(process) {
      const own = new URL(url);
      own.searchParams.set('application_name', process);
      return own.href;
    },
    pool,
    async query(query, ...parameters) {
      let position = 0;
      const text = query.replace(/\?/g, () => `$${++position}`);
      return (await pool.query(text, [...parameters])).rows;
    },
    async left(process) {
      const connected = 'select 1 from pg_stat_activity where datname = $1 and application_name = $2';
      while ((await admin.query(connected, [name, process])).rows.length > 0) await delay(2);
    },
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
