import { DatabaseUnavailable } from '../domain/databaseUnavailable.ts';

/** What an error says about the database. */
export type Meaning = 'connection lost' | 'cannot write';

/**
 * Codes that mean "the database is unavailable": conditions of PostgreSQL
 * (postgresql.org/docs/current/errcodes-appendix.html), and of Node's sockets. 40001 and its kin are none: running the
 * transaction again succeeds, see `stale.ts`.
 */
const codes: Readonly<Record<string, Meaning>> = {
  '57P01': 'connection lost',
  '57P02': 'connection lost',
  '57P03': 'connection lost',
  // A statement that ran into its limit: its client is replaced, because a cancel may still be on its way to it.
  '57014': 'connection lost',
  '25P03': 'connection lost',
  '53300': 'connection lost',
  '53100': 'cannot write',
  '53200': 'cannot write',
  '58030': 'cannot write',
  '25006': 'cannot write',
  '55P03': 'cannot write',
  ECONNREFUSED: 'connection lost',
  ECONNRESET: 'connection lost',
  ECONNABORTED: 'connection lost',
  EHOSTUNREACH: 'connection lost',
  ENETUNREACH: 'connection lost',
  ENOTFOUND: 'connection lost',
  EAI_AGAIN: 'connection lost',
  ENOENT: 'connection lost',
  EPIPE: 'connection lost',
  ETIMEDOUT: 'connection lost',
};

/** Class 08 of the SQL standard: connection exceptions. */
const connectionClass = /^08\w{3}$/;

/** The driver gives these errors no code. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
];

/** Primary result codes of SQLite (sqlite.org/rescode.html): BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);

/** What an error of the driver means for the database; undefined where it says nothing about that. */
export function meaningOf(error: unknown): Meaning | undefined {
  if (error instanceof DatabaseUnavailable) return meaningOf(error.cause) ?? 'connection lost';
  if (error instanceof AggregateError) return meaningOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff) ? 'cannot write' : undefined;
  const text = String(code ?? '');
  if (Object.hasOwn(codes, text)) return codes[text];
  const lost = connectionClass.test(text) || (!text && messages.some((known) => known.test(error.message)));
  return lost ? 'connection lost' : undefined;
}

/** The error as `DatabaseUnavailable`, where it means that; undefined where it means anything else. */
export function asUnavailable(error: unknown): DatabaseUnavailable | undefined {
  if (error instanceof DatabaseUnavailable) return error;
  return meaningOf(error) ? new DatabaseUnavailable(error) : undefined;
}

/** Whether the connection the error came over is of no use any more. */
export function breaksConnection(error: unknown): boolean {
  return meaningOf(error) === 'connection lost';
}
