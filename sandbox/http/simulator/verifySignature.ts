import { utf8ToBytes } from '@noble/hashes/utils.js';
import { equalBytes } from '../../domain/ids/equalBytes.ts';
import { signatureHash } from '../../domain/webhooks/signature.ts';

/**
 * Checks a `PayPay-Signature` header against the raw body, in constant time (docs/decisions/signatures.md).
 * @param oldestSeconds a timestamp before this is refused as stale
 */
export function verifySignature(
  privateKey: string,
  header: string,
  body: string,
  oldestSeconds: number,
): boolean {
  const [, hash = '', timestamp = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header) ?? [];
  if (!hash || Number(timestamp) < oldestSeconds) return false;
  return equalBytes(utf8ToBytes(signatureHash(privateKey, body, timestamp)), utf8ToBytes(hash));
}
