import type { ChosenMethod, PaymentRecord } from '../payments/payment.ts';
import type { TerminalTransaction } from './transaction.ts';

/** A payment that was sent to a terminal, typed at one, or made at one. */
export type TerminalPayment = PaymentRecord & { terminal: TerminalTransaction };

export function isTerminalPayment(payment: PaymentRecord): payment is TerminalPayment {
  return payment.terminal !== undefined;
}

export interface TerminalContext {
  /** The terminal's notices are held up. */
  silent: boolean;
  noPaper: boolean;
  /** The payment that a refund gives back of, as it stands now. */
  initial?: PaymentRecord;
}

/** The method with what the provider now knows: the card that was read, and why it was declined. */
export function methodFromTerminal(
  { method, terminal }: TerminalPayment,
  code: string | undefined,
  at: number,
): ChosenMethod {
  const { brand, last4Digits } = terminal.card ?? {};
  const read = brand && last4Digits ? { brand, last4Digits } : method?.read;
  return { ...method, code: 'CC', type: 'TPA', read, ...(code && { result: { code, at } }) };
}
