import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  /** Name on the server; undefined with SQLite. */
  name?: string;
  drop(): Promise<void>;
}

const { TEST_SQLITE: sqlite = 'native' } = process.env;
const {
  TEST_DATABASE_URL: server,
  TEST_POOLER_URL: pooler,
  TEST_TEMPLATE: template,
}: NodeJS.ProcessEnv = sqlite === 'wasm' ? {} : process.env;

/** Database of the tests: PostgreSQL if `TEST_DATABASE_URL` names a server, otherwise SQLite. */
export const database = server ? 'postgresql' : 'sqlite';

/** Whether the sandbox connects through the pooler of `TEST_POOLER_URL`. */
export const isPooled = database === 'postgresql' && pooler !== undefined;

/** Driver of the tests: SQLite in WebAssembly if `TEST_SQLITE` is `wasm`, otherwise that of the database. */
export const engine = sqlite === 'wasm' ? 'wasm' : database;

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function onServer(from: string, reachedAt = pooler ?? server): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(`create database ${name} template ${from}`);
  const url = new URL(String(reachedAt));
  url.pathname = `/${name}`;
  return {
    location: { postgres: url.href },
    name,
    drop: () => command(`drop database ${name} with (force)`),
  };
}

function inFile(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-test-'));
  return {
    location: { sqlite: join(folder, 'sandbox.db') },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates a database without tables. If `kept`, it can be opened again (on SQLite it is a file). */
export async function emptyDatabase({ kept = false } = {}): Promise<TestDatabase> {
  if (server) return onServer('template0');
  return kept ? inFile() : { location: { sqlite: ':memory:' }, drop: async () => undefined };
}

/** Empty database to copy. Opened without a pooler, whose connections would prevent copying. */
export const databaseToCopy = (): Promise<TestDatabase> => onServer('template0', server);

/** Database with empty tables: on PostgreSQL a copy of the template; on SQLite the first opening migrates it. */
export async function migratedDatabase({ kept = false } = {}): Promise<TestDatabase> {
  return template ? onServer(template) : emptyDatabase({ kept });
}
