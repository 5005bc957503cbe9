import { createHmac } from 'node:crypto';
import { merchant } from './api.ts';
import type { Received } from './receiver.ts';

/** What the header of a signature holds; texts are empty where it is no signature. */
export function signatureParts({ headers }: Received): { hash: string; ts: string } {
  const [, hash = '', ts = ''] =
    /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(headers['paypay-signature'] ?? '') ?? [];
  return { hash, ts };
}

/** Whether the seeded merchant's key signed a message: checked as a receiver does, with no code of the sandbox. */
export function isSigned(message: Received, body: string = message.body): boolean {
  const { hash, ts } = signatureParts(message);
  return createHmac('sha256', merchant.privateKey).update(`${body}${ts}`).digest('hex') === hash;
}
