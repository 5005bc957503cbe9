import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { WorkbenchWords } from '../../words/pt.ts';

export type SignatureVerdict = 'computing' | 'valid' | 'invalid';

/** @param computed the computed hash, undefined while it computes */
export function signatureVerdict(computed: string | undefined, sent: string): SignatureVerdict {
  if (computed === undefined) return 'computing';
  return computed === sent ? 'valid' : 'invalid';
}

export function signatureVerdictLooks(
  words: WorkbenchWords['signature'],
): Record<SignatureVerdict, StateLook> {
  return {
    computing: { word: words.computing, shape: 'clock', tone: 'pending' },
    valid: { word: words.valid, shape: 'check', tone: 'confirmed' },
    invalid: { word: words.invalid, shape: 'cross', tone: 'cancelled' },
  };
}
