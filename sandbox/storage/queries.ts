import { type SelectQueryBuilder, sql } from 'kysely';
import type { Page } from '../domain/page.ts';
import type { Store } from '../domain/ports.ts';
import type { Database, Tables } from './tables.ts';

/** Id within the range of a 64-bit column; any other id becomes one that matches no row. */
export function storable(id: number): number {
  return Number.isSafeInteger(id) ? id : -1;
}

type Some<Table extends keyof Tables> = Partial<Tables[Table]>;

/** Updates the rows with the given values. @returns the number of rows */
export async function update<Table extends keyof Tables>(
  db: Database,
  table: Table,
  key: Some<Table>,
  values: Some<Table>,
): Promise<number> {
  const rows = db.updateTable(table as keyof Tables).set(values as never);
  return Number((await rows.where((eb) => eb.and(key as never)).executeTakeFirst()).numUpdatedRows);
}

/** Deletes the rows with the given values. @returns the number of rows */
export async function remove<Table extends keyof Tables>(
  db: Database,
  table: Table,
  key: Some<Table>,
): Promise<number> {
  const rows = db.deleteFrom(table as keyof Tables);
  return Number((await rows.where((eb) => eb.and(key as never)).executeTakeFirst()).numDeletedRows);
}

/** One page of a query's rows, with the total. @param ordered the query with its columns and order */
export async function pageOf<Table extends keyof Tables, Row, Item>(
  found: SelectQueryBuilder<Tables, Table, object>,
  ordered: SelectQueryBuilder<Tables, Table, Row>,
  { limit, page }: { limit: number; page: number },
  read: (row: Row) => Item,
): Promise<Page<Item>> {
  const { totalCount } = await found
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const rows = await ordered
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items: rows.map((row) => read(row as Row)), totalCount };
}

interface Order {
  database: Store['database'];
  /** Text columns, sorted by bytes with missing values last, so both databases give the same order. */
  texts: readonly string[];
  /** Tie-breaking column, such as `id desc`. Without a direction it takes that of the last field. */
  tie: string;
}

/** Order for `sort`, a list separated by commas where `-` means descending. Ignores repeated fields. */
export function orderOf<Field extends string>(
  sort: string,
  columns: Readonly<Record<Field, string>>,
  { database, texts, tie }: Order,
) {
  const directions = new Map<string, string>();
  let direction = 'asc';
  for (const term of sort.split(',')) {
    const column = columns[term.replace('-', '') as Field];
    if (directions.has(column)) continue;
    direction = term.startsWith('-') ? 'desc' : 'asc';
    directions.set(column, direction);
  }
  const [last = '', always = direction] = tie.split(' ');
  if (!directions.has(last)) directions.set(last, always);
  const bytes = sql.raw(database === 'postgresql' ? 'collate "C"' : '');
  const terms = [...directions].map(([column, way]) =>
    texts.includes(column)
      ? sql`${sql.ref(column)} ${bytes} ${sql.raw(way)} nulls last`
      : sql`${sql.ref(column)} ${sql.raw(way)}`,
  );
  return sql`${sql.join(terms)}`;
}
