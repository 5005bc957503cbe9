import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older messages are refused: somebody may have kept one to send it again. */
const toleranceSeconds = 1800;

const form = /^hash=([0-9a-f]{64}),ts=([0-9]{1,12})$/;

/**
 * Whether the provider signed a message, and lately.
 * @param {string | undefined} header PayPay-Signature
 * @param {Buffer | string} body the bytes as they came
 */
export function isGenuine(header, body) {
  const [, hash, ts] = form.exec(header ?? '') ?? [];
  if (!hash) return false;
  const key = process.env.PROVIDER_PRIVATE_KEY;
  const expected = createHmac('sha256', key).update(body).update(ts).digest();
  const isSame = timingSafeEqual(expected, Buffer.from(hash, 'hex'));
  return isSame && Number(ts) >= Date.now() / 1000 - toleranceSeconds;
}
