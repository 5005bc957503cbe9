const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keys that signed lately: to import one takes longer than to sign with it. */
const keys = new Map<string, Promise<CryptoKey>>();
const keysKept = 500;

function keyOf(privateKey: string): Promise<CryptoKey> {
  const known = keys.get(privateKey);
  if (known) return known;
  if (keys.size >= keysKept) keys.clear();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['sign']);
  keys.set(privateKey, key);
  return key;
}

/**
 * HMAC-SHA256 of the raw body followed directly by the timestamp's digits (FACTS 5).
 * @param privateKey of the platform
 * @param timestampSeconds Unix time
 * @returns 64 lower-case hex digits
 */
export async function signatureHash(
  privateKey: string,
  body: string,
  timestampSeconds: number,
): Promise<string> {
  const key = await keyOf(privateKey);
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${body}${timestampSeconds}`)));
}

/** Value of the `PayPay-Signature` header. */
export async function signatureHeader(
  privateKey: string,
  body: string,
  timestampSeconds: number,
): Promise<string> {
  return `hash=${await signatureHash(privateKey, body, timestampSeconds)},ts=${timestampSeconds}`;
}

/**
 * `hookHash` of the old form body: SHA-256 of key, action and date (FACTS 8.7).
 */
export async function hookHash(privateKey: string, action: string, date: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(privateKey + action + date)));
}
