import { type DatabaseProblem, DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';

/**
 * Codes that mean "the database is unavailable": those of PostgreSQL
 * (postgresql.org/docs/current/errcodes-appendix.html), and those of Node's sockets. Excludes 40001 and similar codes,
 * because the transaction is then retried (see `retries.ts`).
 */
const codes: Readonly<Record<string, DatabaseProblem>> = {
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  // After a statement timeout the client is replaced, because its cancel request may still be in flight.
  '57014': 'unreachable',
  '25P03': 'unreachable',
  '53300': 'unreachable',
  '53100': 'not_writable',
  '53200': 'not_writable',
  '58030': 'not_writable',
  '25006': 'not_writable',
  '55P03': 'not_writable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ECONNABORTED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ENOENT: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
};

/** Class 08 of the SQL standard: connection exceptions. */
const connectionClass = /^08\w{3}$/;

/** Messages of driver errors that have no code. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
];

/** Primary result codes of SQLite (sqlite.org/rescode.html): BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);

/** Messages of the same codes (`sqlite3_errstr`), for driver errors that have no number. */
const sqliteMessages =
  /^(database is locked|database table is locked|attempt to write a readonly database|disk I\/O error|database or disk is full|unable to open database file)/;

function problemOf(error: unknown): DatabaseProblem | undefined {
  if (error instanceof DatabaseUnavailable) return error.problem;
  if (error instanceof AggregateError) return problemOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff) ? 'not_writable' : undefined;
  if (code === 'ERR_SQLITE_ERROR') return sqliteMessages.test(error.message) ? 'not_writable' : undefined;
  const text = String(code ?? '');
  if (Object.hasOwn(codes, text)) return codes[text];
  const lost = connectionClass.test(text) || (!text && messages.some((known) => known.test(error.message)));
  return lost ? 'unreachable' : undefined;
}

/** Converts an error to `DatabaseUnavailable` if the database is unavailable; otherwise undefined. */
export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  const problem = problemOf(error);
  return problem && new DatabaseUnavailable(error, problem);
}

/** Whether an error makes its connection unusable. */
export function breaksConnection(error: unknown): boolean {
  return problemOf(error) === 'unreachable';
}
