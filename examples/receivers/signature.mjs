import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older messages are refused, because somebody may have kept one to send it again. */
const toleranceSeconds = 1800;

/** @param {Buffer} body the bytes as they arrived */
export function signatureOf(body, ts, privateKey) {
  return createHmac('sha256', privateKey).update(body).update(ts).digest('hex');
}

const form = /^hash=([0-9a-f]{64}),ts=([0-9]{1,12})$/;

/** @param {string | undefined} header value of PayPay-Signature: hash=…,ts=… */
export function isGenuine(header, body, privateKey) {
  const [, hash, ts] = form.exec(header ?? '') ?? [];
  if (!hash) return false;
  const expected = signatureOf(body, ts, privateKey);
  const same = timingSafeEqual(Buffer.from(expected), Buffer.from(hash));
  return same && Number(ts) >= Date.now() / 1000 - toleranceSeconds;
}
