const encoder = new TextEncoder();

/**
 * Checks a `PayPay-Signature` header against the raw body, in constant time (docs/decisions/signatures.md).
 * @param oldestSeconds a timestamp before this is refused as stale
 */
export async function verifySignature(
  privateKey: string,
  header: string,
  body: string,
  oldestSeconds: number,
): Promise<boolean> {
  const [, hash = '', timestamp = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header) ?? [];
  if (!hash || Number(timestamp) < oldestSeconds) return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['verify']);
  const bytes = Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, encoder.encode(body + timestamp));
}
