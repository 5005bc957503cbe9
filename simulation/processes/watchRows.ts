import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type ChangeLog, type Row, type WatchedTable, watched } from '../world/changes.ts';
import { createMirror } from '../world/mirror.ts';
import { Stuck } from '../world/world.ts';

/** Lock that writing transactions share until they end; the reader takes it exclusively, to see whole transactions. */
const lock = 73_610;

/** Maximum duration of a transaction, in milliseconds. */
const longestTransaction = 20_000;

/** Uses a separate schema. The product finds its tables by a column that these tables lack. */
const setUp = `
  create schema simulation;
  create unlogged table simulation.touched (
    number bigint generated always as identity, name text not null, contents json not null, gone boolean not null);
  create function simulation.touch() returns trigger language plpgsql as $body$
  begin
    perform pg_advisory_xact_lock_shared(${lock});
    if tg_op = 'DELETE' then
      insert into simulation.touched (name, contents, gone) values (tg_table_name, row_to_json(old), true);
    else
      insert into simulation.touched (name, contents, gone) values (tg_table_name, row_to_json(new), false);
    end if;
    return null;
  end $body$;
  ${watched
    .map(
      (table) => `create trigger touched after insert or update or delete on ${table}
        for each row execute function simulation.touch();`,
    )
    .join('\n')}`;

const primaryKeys = `
  select tables.relname as name, array_agg(columns.attname::text) as columns
  from pg_index keys
    join pg_class tables on tables.oid = keys.indrelid
    join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum = any(keys.indkey)
  where keys.indisprimary and tables.relnamespace = 'public'::regnamespace and tables.relname = any($1)
  group by tables.relname`;

const takeTouched = `
  with taken as (delete from simulation.touched returning *)
  select name, contents, gone from taken order by number`;

interface Touched {
  name: WatchedTable;
  contents: Row;
  gone: boolean;
}

/** Reads the noted rows at a moment without an open writing transaction. */
async function takeAtRest(client: pg.ClientBase): Promise<Touched[]> {
  const end = performance.now() + longestTransaction;
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as alone', [lock]);
    if (rows[0]?.alone) {
      const touched = await client.query<Touched>(takeTouched);
      await client.query('commit');
      return touched.rows;
    }
    await client.query('rollback');
    if (performance.now() > end) throw new Stuck(`A transaction is open for ${longestTransaction} ms.`);
    await delay(1);
  }
}

/** Watches rows by triggers that run in the writing transactions; converts values in the same way as SQLite. */
export async function watchRows(client: pg.ClientBase): Promise<ChangeLog> {
  const mirror = createMirror();
  await client.query('begin');
  await client.query(setUp);
  const keys = new Map<string, string[]>();
  for (const { name, columns } of (await client.query(primaryKeys, [[...watched]])).rows) keys.set(name, columns);
  const keyOf = (table: WatchedTable, row: Row) =>
    JSON.stringify((keys.get(table) ?? Object.keys(row)).map((column) => row[column]));
  for (const table of watched) {
    const { rows } = await client.query(`select row_to_json(${table}) as contents from ${table}`);
    for (const { contents } of rows) mirror.put(table, keyOf(table, contents), contents);
  }
  await client.query('commit');

  return {
    async take() {
      const last = new Map<string, Touched & { key: string }>();
      for (const touched of await takeAtRest(client)) {
        const key = keyOf(touched.name, touched.contents);
        last.set(`${touched.name} ${key}`, { ...touched, key });
      }
      return [...last.values()].flatMap(({ name, key, contents, gone }) =>
        mirror.put(name, key, gone ? undefined : contents),
      );
    },
    rows: mirror.rows,
  };
}
