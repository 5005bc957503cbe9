import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Names of constant statements, which PostgreSQL plans once (postgresql.org/docs/current/sql-prepare.html). */
const names = new Map<string, string>();

/** Length of a name in hexadecimal digits; PostgreSQL truncates names after 63 bytes. */
const nameDigits = 32;

/** Whether a pooler was noticed. It may share a server connection with clients that lack our statements. */
let shared = false;

/** Names a statement by its text. All processes use the same name, because a pooler may share the statement. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, bytesToHex(sha256(utf8ToBytes(text))).slice(0, nameDigits));
}

export const statementName = (text: string): string | undefined => (shared ? undefined : names.get(text));

/** Codes for a statement that is unknown on this connection, or was prepared by another process. */
const ofSharedConnection = new Set(['26000', '42P05']);

/** Whether a migration changed the result columns of a statement, which only a new connection plans again. */
const isOutdated = ({ code, message }: { code?: unknown; message: string }) =>
  code === '0A000' && message.startsWith('cached plan must not change result type');

export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Whether a statement failed only because of its name, and would succeed without one. */
export function failedByName(error: unknown): boolean {
  return error instanceof Error && (isOutdated(error) || ofSharedConnection.has(codeOf(error)));
}

/** Stops naming statements at the first sign of a pooler. */
export function noticePooler(error: unknown): void {
  shared ||= ofSharedConnection.has(codeOf(error));
}

/** Resets the detection of poolers; for tests. */
export function forgetPooler(): void {
  shared = false;
}
