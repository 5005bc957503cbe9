import type { Refusal } from '../../domain/outcome.ts';
import { refuse } from '../../domain/outcome.ts';

const digestOf = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** Same time for any two digests: their length is that of the hash. */
function isSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [a, b] = [new Uint8Array(one), new Uint8Array(other)];
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0;
}

/** Checks the key of `Authorization: Bearer` (RFC 6750); a0101 where it is missing or wrong. */
export type CheckAdminKey = (headers: Headers) => Promise<Refusal | undefined>;

/**
 * Compares keys by their digests, so that neither length nor beginning of the right one shows in the time.
 * @param key that opens the admin API
 */
export function createAdminKeyCheck(key: string): CheckAdminKey {
  const expected = digestOf(key);
  return async (headers) => {
    const [, given = ''] = /^Bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? [];
    const right = isSame(await digestOf(given), await expected);
    return right ? undefined : refuse('a0101', { source: { header: 'Authorization' } });
  };
}
