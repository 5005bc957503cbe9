import type { ChosenMethod, PaymentRecord } from '../payments/payment.ts';
import type { TerminalTransaction } from './transaction.ts';

/** Payment sent to a terminal, typed at it, or reported by it. */
export type TerminalPayment = PaymentRecord & { terminal: TerminalTransaction };

export function isTerminalPayment(payment: PaymentRecord): payment is TerminalPayment {
  return payment.terminal !== undefined;
}

export interface TerminalContext {
  /** Whether the terminal delays its notices. */
  silent: boolean;
  noPaper: boolean;
  /** For a refund, the current state of the refunded payment. */
  initial?: PaymentRecord;
}

/** Adds the facts of the notice to the method: the card that was read, and the reason for a decline. */
export function methodFromTerminal(
  { method, terminal }: TerminalPayment,
  code: string | undefined,
  at: number,
): ChosenMethod {
  const { brand, last4Digits } = terminal.card ?? {};
  const read = brand && last4Digits ? { brand, last4Digits } : method?.read;
  return { ...method, code: 'CC', type: 'TPA', read, ...(code && { result: { code, at } }) };
}
