import type { TerminalScreenState } from './screenState.ts';

/** Digits a PIN has (contract: TypedPin), and most that an amount of cents has on a terminal. */
const pinLength = 4;
const amountLength = 7;

/** What a screen lets one type; nothing on the others. */
export function inputKindOf({ kind }: TerminalScreenState): 'pin' | 'amount' | undefined {
  return kind === 'pin' || kind === 'amount' ? kind : undefined;
}

/** The digits of what was typed: a PIN ends after four, an amount moves up from the cents as on a real terminal. */
export function digitsOf(typed: 'pin' | 'amount', text: string): string {
  const digits = text.replace(/\D/g, '');
  return typed === 'pin' ? digits.slice(0, pinLength) : digits.replace(/^0+/, '').slice(0, amountLength);
}

/** Whether what was typed can be sent. */
export function isComplete(typed: 'pin' | 'amount', digits: string): boolean {
  return typed === 'pin' ? digits.length === pinLength : Number(digits) > 0;
}
