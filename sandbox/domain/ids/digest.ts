import { hexOf } from '@balcao/text/escape.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { v5 } from 'uuid';

/** Compares two digests in constant time. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.reduce((all, byte, at) => all | (byte ^ (other[at] ?? 0)), 0) === 0;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Hashes synchronously: for short names this is faster than `crypto.subtle`, which uses another thread. */
const digestOf = (name: string): Uint8Array => sha256(utf8ToBytes(name));

/** Hash of a name as a 256-bit number. */
export async function numberOf(name: string): Promise<bigint> {
  return BigInt(`0x${hexOf(digestOf(name))}`);
}

/** Hash of a name as at most 42 letters and digits. */
export async function lettersOf(name: string, length: number): Promise<string> {
  let rest = await numberOf(name);
  let text = '';
  while (text.length < length) {
    text += letters[Number(rest % 62n)];
    rest /= 62n;
  }
  return text;
}

export async function hexDigestOf(name: string, length: number): Promise<string> {
  return hexOf(digestOf(name)).slice(0, length);
}

/** Namespace of the sandbox's uuids (RFC 9562, version 5). */
const namespace = '4b1f0c52-6f0a-4a53-9f2d-5b0c1d8e7a60';

/** Uuid of the n-th object of a kind. A hash, so the same calls on a fresh sandbox get the same ids. */
export function uuidOf(kind: 'customer' | 'savedMethod', serial: number): string {
  return v5(`${kind} ${serial}`, namespace);
}

const idDigits = 8;
const proofDigits = 32;

/** Payment id with a digest against typing errors; 40 hex digits, not stored (docs/decisions/soap-compatibility.md). */
export async function paymentHashOf(tenant: string, id: number): Promise<string> {
  const proof = await hexDigestOf(`${tenant} payment ${id}`, proofDigits);
  return id.toString(16).padStart(idDigits, '0') + proof;
}

/** Payment id contained in a hash; undefined for an invalid hash. */
export async function idOfHash(tenant: string, hash: string): Promise<number | undefined> {
  const id = Number.parseInt(hash.slice(0, idDigits), 16);
  if (!Number.isSafeInteger(id)) return undefined;
  return (await paymentHashOf(tenant, id)) === hash.toLowerCase() ? id : undefined;
}
