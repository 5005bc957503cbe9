import type { SqliteConnection, SqliteStatement } from '@balcao/sandbox/storage/drivers/sqliteConnection.ts';

/** One life of the process: from its start until it ends, in order or in the middle of its work. */
export interface Life {
  alive: boolean;
  /** Statements after which it is killed; nothing while it is to go on. */
  statementsLeft: number | undefined;
  /** Whether commits alone count as statements. */
  countsCommits: boolean;
  /** Whether the last of them is executed before it is killed: a commit then happened, and nobody was told. */
  executesLast: boolean;
  /** Told with each statement: something happened. */
  onStatement(): void;
  /** Told once, when it is killed. */
  onKilled(): void;
}

/** The process does not run any more: whatever it still tries has no effect. */
class ProcessEnded extends Error {
  constructor() {
    super('The process has ended.');
  }
}

/** One life's connection over a lasting database: with the life, its transaction and statements end. */
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
