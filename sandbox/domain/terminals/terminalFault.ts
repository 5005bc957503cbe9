import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { type Outcome, ok } from '../outcome.ts';
import type { Change } from '../payments/paymentTransition.ts';
import { receiveNotice } from './receiveNotice.ts';
import type { TerminalContext, TerminalPayment } from './terminalPayment.ts';

/** Handles a changed fault: going offline ends the script, new paper prints the slip, recovery sends the notice. */
export function afterTerminalFault(
  payment: TerminalPayment,
  before: TerminalFault,
  after: TerminalFault,
  at: number,
  terminalContext: TerminalContext,
): Outcome<Change> {
  const { terminal } = payment;
  const cutOff = after === 'offline' && terminal.deadline !== undefined;
  const slip = terminal.slip && after !== 'no_paper' ? 'printed' : terminal.slip;
  const changed = {
    ...payment,
    terminal: { ...terminal, slip, ...(cutOff && { next: undefined, script: undefined }) },
  };
  const speaks = before === 'silent' && (after === 'none' || after === 'no_paper');
  if (speaks && terminal.noticeAt !== undefined) return receiveNotice(changed, at, terminalContext);
  return ok({ payment: changed, events: [] });
}
