import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older messages are refused: somebody may have recorded one to send it again. */
const toleranceSeconds = 1800;

/**
 * Whether a notification comes from the provider.
 * @param header value of `PayPay-Signature`: `hash=…,ts=…`
 * @param body the bytes as they arrived; JSON that was parsed and written again has another hash
 * @param nowSeconds Unix time
 */
export function isGenuine(
  header: string | undefined,
  body: Buffer,
  privateKey: string,
  nowSeconds: number,
): boolean {
  const [, hash, seconds] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header ?? '') ?? [];
  if (!hash || !seconds) return false;
  const expected = createHmac('sha256', privateKey).update(body).update(seconds).digest();
  const fresh = Number(seconds) > nowSeconds - toleranceSeconds;
  return fresh && timingSafeEqual(expected, Buffer.from(hash, 'hex'));
}
