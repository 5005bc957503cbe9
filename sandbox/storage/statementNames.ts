import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Names of unchanging statements: PostgreSQL plans a named one once (postgresql.org/docs/current/sql-prepare.html). */
const names = new Map<string, string>();

/** PostgreSQL cuts names after 63 bytes. */
const nameDigits = 32;

/** A pooler between us and the server may hand our connection to others, who do not have our statements. */
let shared = false;

/** One name, one text in every process: a pooler may hand a named statement to another process. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, bytesToHex(sha256(utf8ToBytes(text))).slice(0, nameDigits));
}

export const statementName = (text: string): string | undefined => (shared ? undefined : names.get(text));

/** The statement is not known on this connection, or belongs to another process that uses it too. */
const ofSharedConnection = new Set(['26000', '42P05']);

/** A migration changed the columns that a statement gives: only a new connection plans it anew. */
const isOutdated = ({ code, message }: { code?: unknown; message: string }) =>
  code === '0A000' && message.startsWith('cached plan must not change result type');

export const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/** Whether a statement failed because of its name alone, so that the same text without a name succeeds. */
export function failedByName(error: unknown): boolean {
  return error instanceof Error && (isOutdated(error) || ofSharedConnection.has(codeOf(error)));
}

/** After the first sign of a pooler no statement has a name any more. */
export function noticePooler(error: unknown): void {
  shared ||= ofSharedConnection.has(codeOf(error));
}

/** Forgets that there was a pooler; for tests. */
export function forgetPooler(): void {
  shared = false;
}
