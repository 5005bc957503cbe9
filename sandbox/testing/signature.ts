import { createHmac } from 'node:crypto';
import { merchant } from './api.ts';
import type { Received } from './receiver.ts';

/** Parts of a signature header; empty strings if there is no signature. */
export function signatureParts({ headers }: Received): { hash: string; ts: string } {
  const [, hash = '', ts = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(headers['paypay-signature'] ?? '') ?? [];
  return { hash, ts };
}

/** Whether a message is signed with the seeded merchant's key. Checked without code of the sandbox. */
export function isSigned(message: Received, body: string = message.body): boolean {
  const { hash, ts } = signatureParts(message);
  return createHmac('sha256', merchant.privateKey).update(`${body}${ts}`).digest('hex') === hash;
}
