import { sql } from 'kysely';
import type { Store } from '../domain/ports.ts';

type Listed = string | number;

interface Lists {
  value(items: readonly Listed[]): unknown;
  has(column: string, list: unknown): ReturnType<typeof sql<boolean>>;
  lacks(column: string, list: unknown): ReturnType<typeof sql<boolean>>;
}

/** Encodes lists as one value, so that a statement has the same text for any number of items. */
export const lists: Record<Store['database'], Lists> = {
  sqlite: {
    value: (items) => JSON.stringify(items),
    has: (column, list) => sql`${sql.ref(column)} in (select value from json_each(${list}))`,
    lacks: (column, list) => sql`${sql.ref(column)} not in (select value from json_each(${list}))`,
  },
  postgresql: {
    value: (items) => [...items],
    has: (column, list) => sql`${sql.ref(column)} = any(${list})`,
    lacks: (column, list) => sql`${sql.ref(column)} <> all(${list})`,
  },
};
