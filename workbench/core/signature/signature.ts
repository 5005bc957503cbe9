import { hexOf } from '@balcao/text/escape.ts';

/** SHA-256 of a string as 64 hexadecimal digits. Requires {@link canSign}. */
export async function sha256(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Fields of the header `PayPay-Signature: hash=<64 hex>,ts=<unix seconds>`. */
export interface Signature {
  hash: string;
  ts: string;
}

/** Parses the header. Returns undefined unless it consists of the two fields in this order. */
export function readSignature(header: string): Signature | undefined {
  const [, hash, ts] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header.trim()) ?? [];
  return hash && ts ? { hash, ts } : undefined;
}

/** Whether this page can compute hashes. Browsers offer `crypto.subtle` only on https and localhost. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** HMAC-SHA256 of the raw body directly followed by the timestamp, as 64 lower-case hexadecimal digits. */
export async function sign(privateKey: string, rawBody: string, ts: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', key, encoder.encode(rawBody + ts)));
}

/** Changes one character of the body, to show how the verification fails. */
export function tamper(rawBody: string): string {
  return rawBody.replace(/"amount":\s*(\d)/, (found, digit: string) =>
    found.replace(/\d$/, String((Number(digit) + 1) % 10)),
  );
}

/** Number of characters shown at each end of a long body. */
const endLength = 26;

/** Three excerpts of a long body: its start, the amount that {@link tamper} changes, and its end. */
export function excerpts(rawBody: string): string[] {
  if (rawBody.length <= endLength * 3) return [rawBody];
  const amount = /"amount":\s*\d+/.exec(rawBody)?.[0];
  return [rawBody.slice(0, endLength), ...(amount ? [amount] : []), rawBody.slice(-endLength)];
}
