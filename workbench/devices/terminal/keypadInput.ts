import type { TerminalScreenState } from './screenState.ts';

/** Number of digits of a PIN (contract: TypedPin), and maximum for an amount in cents. */
const pinLength = 4;
const amountLength = 7;

export function inputKindOf({ kind }: TerminalScreenState): 'pin' | 'amount' | undefined {
  return kind === 'pin' || kind === 'amount' ? kind : undefined;
}

/** Digits of the input: a PIN ends after four, an amount fills from the cents as on a real terminal. */
export function digitsOf(typed: 'pin' | 'amount', text: string): string {
  const digits = text.replace(/\D/g, '');
  return typed === 'pin' ? digits.slice(0, pinLength) : digits.replace(/^0+/, '').slice(0, amountLength);
}

export function isComplete(typed: 'pin' | 'amount', digits: string): boolean {
  return typed === 'pin' ? digits.length === pinLength : Number(digits) > 0;
}
