import { hexOf } from '@balcao/text/escape.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

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
