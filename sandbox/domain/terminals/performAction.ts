import type { TerminalAction } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { terminalLimits as limits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { type Outcome, ok } from '../outcome.ts';
import type { Change } from '../payments/paymentTransition.ts';
import { receiveNotice } from './receiveNotice.ts';
import type { TerminalContext, TerminalPayment } from './terminalPayment.ts';
import { applyTerminalAction, isBusy, scheduleNext, type TerminalTransaction } from './transaction.ts';

const minute = 60_000;

/** Arrival of a late notice: a scenario's delay counts from the end of validity, a silent terminal's from now. */
function noticeOf({ terminal, valid }: TerminalPayment, at: number, { silent }: TerminalContext): number | undefined {
  const { lateMinutes } = terminal;
  const arrivals = [
    ...(lateMinutes ? [valid.end + lateMinutes * minute] : []),
    ...(silent ? [at + limits.silentMinutes * minute] : []),
  ];
  return arrivals.length > 0 ? Math.max(at, ...arrivals) : undefined;
}

/** Slip printed for the outcome of a transaction; a timeout prints none. */
function slipOf({ state }: TerminalTransaction, { noPaper }: TerminalContext): TerminalTransaction['slip'] {
  if (state === 'timed_out') return undefined;
  return noPaper ? 'no_paper' : 'printed';
}

/** Performs a terminal action. The payment changes only when the provider receives the notice. c0701 if not allowed. */
export function performAction(
  payment: TerminalPayment,
  action: TerminalAction,
  at: number,
  terminalContext: TerminalContext,
  more: Partial<TerminalTransaction> = {},
): Outcome<Change> {
  const moved = applyTerminalAction({ ...payment.terminal, ...more }, action, at);
  if (!moved.ok) return moved;
  if (isBusy(moved.value)) {
    const terminal = scheduleNext(moved.value, at, payment.id);
    return ok({ payment: { ...payment, terminal }, events: [] });
  }
  const ended = { ...payment, terminal: { ...moved.value, slip: slipOf(moved.value, terminalContext) } };
  const noticeAt = noticeOf(ended, at, terminalContext);
  if (noticeAt === undefined) return receiveNotice(ended, at, terminalContext);
  return ok({ payment: { ...ended, terminal: { ...ended.terminal, noticeAt } }, events: [] });
}
