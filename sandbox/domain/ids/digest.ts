import { hexOf } from '@balcao/text/hex.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

async function digestOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
}

/** A name's hash as a number of 256 bits. */
export async function numberOf(name: string): Promise<bigint> {
  return (await digestOf(name)).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

/**
 * A name's hash as letters and digits.
 * @param length 42 at most
 */
export async function lettersOf(name: string, length: number): Promise<string> {
  let rest = await numberOf(name);
  let text = '';
  while (text.length < length) {
    text += letters[Number(rest % 62n)];
    rest /= 62n;
  }
  return text;
}

/**
 * A name's hash as hex digits.
 * @param length 64 at most
 */
export async function hexDigestOf(name: string, length: number): Promise<string> {
  return hexOf(await digestOf(name)).slice(0, length);
}
