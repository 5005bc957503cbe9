import type { CompiledQuery } from 'kysely';
import { type On, run } from './prepared.ts';
import { nameStatement } from './statementNames.ts';
import type { Tables } from './tables.ts';

/** Rows per statement. Each size needs a statement, and a large one blocks the event loop or exceeds limits. */
const batchSizes = [100, 10, 1];

/** Inserts rows with few statements, as building one is costly; can skip known keys. Returns the number added. */
export function insertRows<Table extends keyof Tables>(table: Table, skips = false) {
  const texts = new Map<string, CompiledQuery>();

  function compile({ db, database }: On, batch: readonly Tables[Table][]): CompiledQuery {
    const insertion = db
      .insertInto(table as keyof Tables)
      .values(batch as never)
      .returning('tenant');
    const text = (skips ? insertion.onConflict((conflict) => conflict.doNothing()) : insertion).compile();
    if (database === 'postgresql') nameStatement(text.sql);
    texts.set(`${database} ${batch.length}`, text);
    return text;
  }

  return async (on: On, rows: readonly Tables[Table][]): Promise<number> => {
    let written = 0;
    for (let from = 0; from < rows.length; ) {
      const size = batchSizes.find((each) => each <= rows.length - from) ?? 1;
      const batch = rows.slice(from, from + size);
      const text = texts.get(`${on.database} ${size}`) ?? compile(on, batch);
      const parameters = batch.flatMap((row) => Object.values(row));
      written += (await run(on, text, parameters)).length;
      from += size;
    }
    return written;
  };
}
