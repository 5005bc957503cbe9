import type { PaymentAction } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { TerminalAction } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { applyTerminalAction, type TerminalTransaction } from './transaction.ts';

/** What each thing that happens to a payment does to its transaction; what is not here leaves it as it is. */
const followed: Partial<Record<PaymentAction, TerminalAction>> = {
  settle: 'settle',
  cancel: 'void',
  void_late_authorisation: 'void',
};

/** A transaction after something happened to its payment; where the table has no row, it stays where it is. */
export function followPaymentAtTerminal(
  transaction: TerminalTransaction,
  action: PaymentAction,
  at: number,
): TerminalTransaction {
  const done = followed[action];
  const moved = done && applyTerminalAction(transaction, done, at);
  return moved?.ok ? moved.value : transaction;
}
