import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from '../storage/openDatabase.ts';

/** A database of a test's own, gone after it. */
export interface Lodging {
  place: Place;
  leave(): Promise<void>;
}

const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env;

/** Which database the tests run on: PostgreSQL where `TEST_DATABASE_URL` names a server, else SQLite. */
export const database = server ? 'postgresql' : 'sqlite';

/** Runs one statement on the server of the tests. */
export async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Address of a database of that name on the server of the tests. */
export function addressOf(name: string): string {
  const url = new URL(String(server));
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(from: string): Promise<Lodging> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(`create database ${name} template ${from}`);
  return {
    place: { postgres: addressOf(name) },
    leave: () => command(`drop database ${name} with (force)`),
  };
}

function inFile(): Lodging {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-test-'));
  return {
    place: { sqlite: join(folder, 'sandbox.db') },
    leave: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * An empty database, without tables.
 * @param kept whether it must be opened more than once: SQLite then lives in a file instead of memory
 */
export async function emptyDatabase({ kept = false } = {}): Promise<Lodging> {
  if (server) return onServer('template0');
  return kept ? inFile() : { place: { sqlite: ':memory:' }, leave: async () => undefined };
}

/**
 * A database with the tables of today and nothing in them: on PostgreSQL a copy of the one that `templateDatabase.ts`
 * migrated for the whole run. On SQLite whoever opens it migrates it, within 10 ms.
 * @param kept as in {@link emptyDatabase}
 */
export async function migratedDatabase({ kept = false } = {}): Promise<Lodging> {
  return template ? onServer(template) : emptyDatabase({ kept });
}
