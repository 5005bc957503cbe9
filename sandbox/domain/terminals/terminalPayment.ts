import type { ChosenMethod, PaymentRecord } from '../payments/payment.ts';
import type { TerminalTransaction } from './transaction.ts';

/** Payment sent to a terminal, typed at one, or reported by one. */
export type TerminalPayment = PaymentRecord & { terminal: TerminalTransaction };

export function isTerminalPayment(payment: PaymentRecord): payment is TerminalPayment {
  return payment.terminal !== undefined;
}

export interface TerminalContext {
  /** Set when the terminal delays its notices. */
  silent: boolean;
  noPaper: boolean;
  /** Current state of the payment that a refund returns. */
  initial?: PaymentRecord;
}

/** Method with the facts from the notice: the card that was read, and the reason of a decline. */
export function methodFromTerminal(
  { method, terminal }: TerminalPayment,
  code: string | undefined,
  at: number,
): ChosenMethod {
  const { brand, last4Digits } = terminal.card ?? {};
  const read = brand && last4Digits ? { brand, last4Digits } : method?.read;
  return { ...method, code: 'CC', type: 'TPA', read, ...(code && { result: { code, at } }) };
}
