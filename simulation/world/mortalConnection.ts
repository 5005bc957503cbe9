import type { SqliteConnection, SqliteStatement } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';

/** One life of the process, from start to orderly or sudden end. */
export interface Life {
  alive: boolean;
  /** Statements left before the kill; undefined without one. */
  statementsLeft: number | undefined;
  countsCommits: boolean;
  /** The last statement is executed before the kill: a commit happened without a response. */
  executesLast: boolean;
  onStatement(): void;
  onKilled(): void;
}

/** Error of a process that has ended: further work has no effect. */
class ProcessEnded extends Error {
  constructor() {
    super('The process has ended.');
  }
}

/** Connection of one life over a lasting database: transaction and statements end with the life. */
export function mortalConnection(connection: SqliteConnection, life: Life): SqliteConnection {
  function kill(): void {
    life.alive = false;
    if (connection.isTransaction) connection.exec('rollback');
    life.onKilled();
  }

  function execute<T>(query: string, work: () => T): T {
    if (!life.alive) throw new ProcessEnded();
    life.onStatement();
    const counts = !life.countsCommits || query === 'commit';
    if (life.statementsLeft === undefined || !counts) return work();
    life.statementsLeft -= 1;
    const isLast = life.statementsLeft <= 0;
    const result = isLast && !life.executesLast ? undefined : work();
    if (!isLast) return result as T;
    kill();
    throw new ProcessEnded();
  }

  function mortalStatement(query: string, statement: SqliteStatement): SqliteStatement {
    return {
      columns: () => statement.columns(),
      all: (...parameters) => execute(query, () => statement.all(...parameters)),
      run: (...parameters) => execute(query, () => statement.run(...parameters)),
    };
  }

  return {
    prepare: (query) => {
      if (!life.alive) throw new ProcessEnded();
      return mortalStatement(query, connection.prepare(query));
    },
    exec: (queries) => execute(queries, () => connection.exec(queries)),
    get isTransaction() {
      return life.alive && connection.isTransaction;
    },
  };
}
