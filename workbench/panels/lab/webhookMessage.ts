import { type Delivery, signatureHeaderOf } from '../../core/payment.ts';
import { canSign, readSignature, sha256, sign } from '../../core/signature/signature.ts';
import type { PaymentUpdate } from './order.ts';
import { type PaymentFields, paymentUpdateOf } from './restIntegration.ts';

/** `hookHash` of the older service, computed from key, event and date (docs/decisions/signatures.md). */
interface HookProof {
  action: string;
  date: string;
  hash: string;
}

export function formOf(body: string): URLSearchParams | undefined {
  const form = new URLSearchParams(body);
  return form.has('hookAction') ? form : undefined;
}

export function hookProofOf(form: URLSearchParams): HookProof {
  const text = (name: string) => form.get(name) ?? '';
  return { action: text('hookAction'), date: text('hookDate'), hash: text('hookHash') };
}

export const hashedText = (privateKey: string, { action, date }: HookProof) => privateKey + action + date;

/** Update in a message. For a form, the event alone determines the outcome. */
export function paymentUpdateIn(body: string): PaymentUpdate | undefined {
  const form = formOf(body);
  if (!form) {
    const payment = (JSON.parse(body) as { payments?: PaymentFields[] }).payments?.[0];
    return payment && paymentUpdateOf(payment);
  }
  const paymentId = form.get('payments[0][paymentId]');
  if (!paymentId) return undefined;
  const isPaid = form.get('hookAction') === 'payment_confirmed';
  const amountCents = Number(form.get('payments[0][paymentAmount]'));
  return { paymentId, amountCents, outcome: isPaid ? 'paid' : 'cancelled' };
}

/** Verifies the signature and, in a form, the hash. A page that cannot compute hashes uses the response's status. */
export async function isAuthentic(
  { body, attempts }: Pick<Delivery, 'body' | 'attempts'>,
  privateKey: string,
): Promise<boolean> {
  const attempt = attempts.at(-1);
  if (!attempt) return false;
  if (!canSign()) return attempt.status !== null && attempt.status < 300;
  const signature = readSignature(signatureHeaderOf(attempt) ?? '');
  if (!signature || (await sign(privateKey, body, signature.ts)) !== signature.hash) return false;
  const form = formOf(body);
  if (!form) return true;
  const proof = hookProofOf(form);
  return (await sha256(hashedText(privateKey, proof))) === proof.hash;
}
