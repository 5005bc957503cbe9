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

const { TEST_DATABASE_URL: server } = process.env;

/** Which database the tests run on: PostgreSQL where `TEST_DATABASE_URL` names a server, else SQLite. */
export const database = server ? 'postgresql' : 'sqlite';

async function command(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function onServer(address: string): Promise<Lodging> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await command(`create database ${name} template template0`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    place: { postgres: url.href },
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
 * An empty database.
 * @param kept whether it must be opened more than once: SQLite then lives in a file instead of memory
 */
export async function emptyDatabase({ kept = false } = {}): Promise<Lodging> {
  if (server) return onServer(server);
  return kept ? inFile() : { place: { sqlite: ':memory:' }, leave: async () => undefined };
}
