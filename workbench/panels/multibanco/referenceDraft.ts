import { typeAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { createReference } from '../../runner/calls.ts';
import { type Recording, recordedExchange } from '../../runner/recording.ts';
import type { TypedReferenceRequest } from './panelState.ts';

/** The call for a new reference; an empty code is left out. */
export function referenceCall(amount: number, typedCode: string) {
  const code = typedCode.trim();
  return createReference(code === '' ? { amount } : { amount, code });
}

/** Values that were typed for the recording. */
export function recordedDraft(recording: Recording, locale: Locale): TypedReferenceRequest {
  const body = recordedExchange(recording, 'create').body as { amount?: number; code?: string } | undefined;
  return { amount: typeAmount(body?.amount ?? 0, locale), code: body?.code ?? '' };
}
