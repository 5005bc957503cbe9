import { setImmediate as turn } from 'node:timers/promises';
import {
  prepareConnection,
  type SqliteConnection,
} from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Host } from '../world/world.ts';

/** A simulation in Node.js: SQLite's own build, in memory. */
export const nodeHost: Host = {
  openMemory() {
    const database = new DatabaseSync(':memory:');
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY');
    prepareConnection(database);
    return database as SqliteConnection;
  },
  turn: () => turn(),
};
