import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { type Delivery, signatureHeaderOf } from '../../core/payment.ts';
import { canSign, readSignature, sign } from '../../core/signature/signature.ts';
import { useHash } from '../../core/signature/useHash.ts';

export type SignatureVerdict = 'computing' | 'valid' | 'invalid';

export function signatureVerdict(computed: string | undefined, sent: string): SignatureVerdict {
  if (computed === undefined) return 'computing';
  return computed === sent ? 'valid' : 'invalid';
}

export function signatureVerdictLooks(
  words: Readonly<Record<SignatureVerdict, string>>,
): Record<SignatureVerdict, StateLook> {
  return {
    computing: { word: words.computing, shape: 'clock', tone: 'pending' },
    valid: { word: words.valid, shape: 'check', tone: 'confirmed' },
    invalid: { word: words.invalid, shape: 'cross', tone: 'cancelled' },
  };
}

export function useDeliverySignature({ attempts, body }: Delivery, privateKey: string) {
  const attempt = attempts.at(-1);
  const header = attempt && signatureHeaderOf(attempt);
  const signature = header ? readSignature(header) : undefined;
  const computed = useHash(sign, signature && canSign() ? [privateKey, body, signature.ts] : undefined);
  return { header, signature, verdict: signature && signatureVerdict(computed, signature.hash) };
}
