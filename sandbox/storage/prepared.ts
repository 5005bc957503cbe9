import type { Compilable, CompiledQuery } from 'kysely';
import type { Connection } from './connection.ts';
import type { Inside } from './openedDatabase.ts';
import { nameStatement } from './statementNames.ts';

export type On = Pick<Connection, 'db' | 'database'> & Partial<Pick<Connection, 'locking' | keyof Inside>>;

export async function run<Row>(on: On, text: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]> {
  const rows = on.run?.(text.sql, parameters) as Row[] | undefined;
  return rows ?? (await on.db.executeQuery<Row>({ ...text, parameters })).rows;
}

/** Placeholder of a value that each call provides. */
class Slot {
  constructor(readonly name: string) {}
}

/** Compiles a query at its first call, because building it costs more than running it. */
export function prepared<Values extends object, Row>(build: (on: On, values: Values) => Compilable<Row>) {
  const texts = new Map<string, CompiledQuery<Row>>();
  const keyOf = ({ database, locking = false }: On) => `${database} ${locking}`;

  function compile(on: On, values: Values): CompiledQuery<Row> {
    const slots = Object.fromEntries(Object.keys(values).map((name) => [name, new Slot(name)]));
    const text = build(on, slots as Values).compile();
    texts.set(keyOf(on), text);
    if (on.database === 'postgresql') nameStatement(text.sql);
    return text;
  }

  return async (on: On, values: Values): Promise<Row[]> => {
    const text = texts.get(keyOf(on)) ?? compile(on, values);
    const parameters = text.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return run(on, text, parameters);
  };
}
