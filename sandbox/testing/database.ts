import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  /** Its name on the server; undefined on SQLite. */
  name?: string;
  drop(): Promise<void>;
}

const { TEST_SQLITE: sqlite = 'native' } = process.env;
const {
  TEST_DATABASE_URL: server,
  TEST_POOLER_URL: pooler,
  TEST_TEMPLATE: template,
}: NodeJS.ProcessEnv = sqlite === 'wasm' ? {} : process.env;

/** Which database the tests run on: PostgreSQL where `TEST_DATABASE_URL` names a server, else SQLite. */
export const database = server ? 'postgresql' : 'sqlite';

/** Whether a pooler stands between the sandbox and PostgreSQL, the one that `TEST_POOLER_URL` names. */
export const isPooled = database === 'postgresql' && pooler !== undefined;

/** Which driver opens it: SQLite in WebAssembly where `TEST_SQLITE` is `wasm`, whatever else is set. */
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

/** A database without tables; one that is `kept` may be opened again: SQLite is then a file. */
export async function emptyDatabase({ kept = false } = {}): Promise<TestDatabase> {
  if (server) return onServer('template0');
  return kept ? inFile() : { location: { sqlite: ':memory:' }, drop: async () => undefined };
}

/** An empty database to copy: a pooler would keep connections to it, which the server does not allow meanwhile. */
export const databaseToCopy = (): Promise<TestDatabase> => onServer('template0', server);

/** A database with empty tables: on PostgreSQL a copy of the template, on SQLite migrated when opened. */
export async function migratedDatabase({ kept = false } = {}): Promise<TestDatabase> {
  return template ? onServer(template) : emptyDatabase({ kept });
}
