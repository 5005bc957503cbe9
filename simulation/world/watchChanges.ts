import type { SqliteConnection } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';
import { type ChangeLog, type Row, type RowChange, type WatchedTable, watched } from './changes.ts';
import { createMirror } from './mirror.ts';

/** Watches rows by temporary triggers, which leave the schema unchanged and roll back with the transaction. */
export function watchChanges(connection: SqliteConnection): ChangeLog {
  connection.exec('create temp table touched (name text, row integer, primary key (name, row)) without rowid');
  for (const table of watched) {
    for (const [event, row] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ]) {
      connection.exec(`create temp trigger touched_${table}_${event} after ${event} on main.${table}
        begin insert or ignore into touched values ('${table}', ${row}.rowid); end`);
    }
  }
  const touched = connection.prepare('select name, row from touched');
  const forget = connection.prepare('delete from touched');
  const read = new Map(watched.map((table) => [table, connection.prepare(`select * from ${table} where rowid = ?`)]));
  const mirror = createMirror();

  function changeOf(table: WatchedTable, rowId: number): RowChange[] {
    const [after] = (read.get(table)?.all(...([rowId] as never[])) ?? []) as Row[];
    return mirror.put(table, rowId, after);
  }

  const log: ChangeLog = {
    take() {
      const found = touched.all() as { name: WatchedTable; row: number }[];
      if (found.length === 0) return [];
      forget.run();
      return found.flatMap(({ name, row }) => changeOf(name, row));
    },
    rows: mirror.rows,
  };
  for (const table of watched) {
    for (const { id } of connection.prepare(`select rowid as id from ${table}`).all() as { id: number }[]) {
      changeOf(table, id);
    }
  }
  return log;
}
