import { hexOf } from '@balcao/text/hex.ts';

/** What the header `PayPay-Signature: hash=<64 hex>,ts=<unix seconds>` carries. */
export interface Signature {
  hash: string;
  ts: string;
}

/** Takes the header apart; undefined when it does not have the two parts in their order. */
export function readSignature(header: string): Signature | undefined {
  const [, hash, ts] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header.trim()) ?? [];
  return hash && ts ? { hash, ts } : undefined;
}

/** Whether this page may compute at all: browsers keep `crypto.subtle` for https and localhost. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * HMAC-SHA256 of the raw body followed directly by the digits of the time.
 * @param privateKey the platform's key
 * @returns 64 lower-case hexadecimal digits
 */
export async function sign(privateKey: string, rawBody: string, ts: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(privateKey), algorithm, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', key, encoder.encode(rawBody + ts)));
}

/** The body with one letter of it changed, to show what a signature is good for. */
export function tamper(rawBody: string): string {
  return rawBody.replace(/"amount":\s*(\d)/, (found, digit: string) =>
    found.replace(/\d$/, String((Number(digit) + 1) % 10)),
  );
}

/** How much of a long body is shown at each end. */
const endLength = 26;

/** A long body in three glimpses: how it begins, the amount that {@link tamper} changes, how it ends. */
export function excerpts(rawBody: string): string[] {
  if (rawBody.length <= endLength * 3) return [rawBody];
  const amount = /"amount":\s*\d+/.exec(rawBody)?.[0];
  return [rawBody.slice(0, endLength), ...(amount ? [amount] : []), rawBody.slice(-endLength)];
}
