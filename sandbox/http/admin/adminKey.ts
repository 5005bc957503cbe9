import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { equalBytes } from '../../domain/ids/equalBytes.ts';
import { type Refusal, refuse } from '../../domain/outcome.ts';

const digestOf = (text: string) => sha256(utf8ToBytes(text));

/** Checks the key of `Authorization: Bearer` (RFC 6750); a0101 where it is missing or wrong. */
export type CheckAdminKey = (headers: Headers) => Refusal | undefined;

/**
 * Compares keys by their digests, so that neither length nor beginning of the right one shows in the time.
 * @param key that opens the admin API
 */
export function createAdminKeyCheck(key: string): CheckAdminKey {
  const expected = digestOf(key);
  return (headers) => {
    const [, given = ''] = /^Bearer +(\S+)\s*$/i.exec(headers.get('authorization') ?? '') ?? [];
    if (equalBytes(digestOf(given), expected)) return undefined;
    return refuse('a0101', { source: { header: 'Authorization' } });
  };
}
