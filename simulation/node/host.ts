import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import {
  openedSqlite,
  prepareConnection,
  type SqliteConnection,
} from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import { DatabaseSync } from '@photostructure/sqlite';
import { watchChanges } from '../world/watchChanges.ts';
import type { Host } from '../world/world.ts';

function openMemory(): SqliteConnection {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY');
  prepareConnection(database);
  return database as SqliteConnection;
}

/** Host on Node.js, with SQLite in memory. */
export const nodeHost: Host = {
  openMemory,
  turn: () => turn(),
  async openStill() {
    const connection = openMemory();
    return {
      database: openedSqlite(connection, { now: () => 0, nextTurn: () => turn(), close: () => undefined }),
      query: (query, ...parameters) => connection.prepare(query).all(...(parameters as never[])) as never[],
      watch: () => watchChanges(connection),
      drop: () => (connection as SqliteConnection & { close(): void }).close(),
    };
  },
  async endsWithin(work, milliseconds) {
    const cancel = new AbortController();
    const late = delay(milliseconds, 'late', { signal: cancel.signal }).catch(() => undefined);
    const ended = work.then(
      () => undefined,
      () => undefined,
    );
    return (await Promise.race([ended, late]).finally(() => cancel.abort())) !== 'late';
  },
};
