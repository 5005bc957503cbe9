import type { SqliteConnection, SqliteStatement } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';

/** One life of the process, from its start to its orderly or sudden end. */
export interface Life {
  alive: boolean;
  /** Number of statements before the kill; undefined if none is planned. */
  statementsLeft: number | undefined;
  countsCommits: boolean;
  /** Whether the last statement is executed before the kill, so that a commit happens without a response. */
  executesLast: boolean;
  onStatement(): void;
  onKilled(): void;
}

/** Error thrown to a process that has ended, so that its further work has no effect. */
class ProcessEnded extends Error {
  constructor() {
    super('The process has ended.');
  }
}

/** Connection for one life over a database that survives it. Transaction and statements end with the life. */
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
