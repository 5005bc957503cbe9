import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { GlyphName } from '../Glyph.tsx';
import type { CheckoutWords } from '../words/pt.ts';

/** Advice after a failed attempt. It is shorter than in the error catalogue, and states the next step. */
type FailureAdvice = keyof CheckoutWords['failed'];

type PayerError = NonNullable<PayerView['error']>;

/** Advice by error code. All other codes count as failures of the service. */
const adviceByCode: Readonly<Record<string, FailureAdvice>> = {
  e02433: 'declined',
  e04020: 'refused',
  e04201: 'expired',
  e04202: 'wrongNumber',
  e04111: 'wrongNumber',
  e04113: 'wrongNumber',
  e04010: 'notSaved',
};

/** Advice for the result of an attempt. An unconfirmed payment gets other advice than a declined one. */
export function failureAdvice({ code, holderRefused }: Pick<PayerError, 'code' | 'holderRefused'>): FailureAdvice {
  if (holderRefused) return 'unconfirmed';
  return adviceByCode[code] ?? 'service';
}

export const failureGlyphs = {
  unconfirmed: 'bank',
  declined: 'card',
  refused: 'phone',
  expired: 'clock',
  wrongNumber: 'phone',
  notSaved: 'phone',
  service: 'alert',
} as const satisfies Record<FailureAdvice, GlyphName>;
