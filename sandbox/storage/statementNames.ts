import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Names of constant statements: PostgreSQL plans a named one once (postgresql.org/docs/current/sql-prepare.html). */
const names = new Map<string, string>();

/** PostgreSQL truncates names after 63 bytes. */
const nameDigits = 32;

/** A pooler may share a server connection with clients that lack our statements. */
let shared = false;

/** Names a statement by its text, equally in every process: a pooler may share it with another process. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, bytesToHex(sha256(utf8ToBytes(text))).slice(0, nameDigits));
}

export const statementName = (text: string): string | undefined => (shared ? undefined : names.get(text));

/** Statement unknown on this connection, or already prepared by another process. */
const ofSharedConnection = new Set(['26000', '42P05']);

/** A migration changed the result columns of a statement: only a new connection replans it. */
const isOutdated = ({ code, message }: { code?: unknown; message: string }) =>
  code === '0A000' && message.startsWith('cached plan must not change result type');

export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Whether a statement failed only because of its name, so that it succeeds without one. */
export function failedByName(error: unknown): boolean {
  return error instanceof Error && (isOutdated(error) || ofSharedConnection.has(codeOf(error)));
}

/** Stops naming statements after the first sign of a pooler. */
export function noticePooler(error: unknown): void {
  shared ||= ofSharedConnection.has(codeOf(error));
}

/** Resets the detection of a pooler; for tests. */
export function forgetPooler(): void {
  shared = false;
}
