import type { GlyphName } from '../Glyph.tsx';
import type { CheckoutWords } from '../words/pt.ts';

/** Advice for a failed attempt: shorter than the error catalogue, with the next step. */
export type FailureAdvice = keyof CheckoutWords['failed'];

/** Codes of the catalogue that call for advice of their own; all others are failures of the service. */
const adviceByCode: Readonly<Record<string, FailureAdvice>> = {
  e02433: 'declined',
  e04020: 'refused',
  e04201: 'expired',
  e04202: 'wrongNumber',
  e04111: 'wrongNumber',
  e04113: 'wrongNumber',
  e04010: 'notSaved',
};

/** The advice for the code an attempt ended in. */
export function failureAdvice(code: string): FailureAdvice {
  return adviceByCode[code] ?? 'service';
}

/** Icon of each advice. */
export const failureGlyphs = {
  declined: 'card',
  refused: 'phone',
  expired: 'clock',
  wrongNumber: 'phone',
  notSaved: 'phone',
  service: 'alert',
} as const satisfies Record<FailureAdvice, GlyphName>;
