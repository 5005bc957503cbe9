import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { moves as words } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { facts } from '../../facts/facts.ts';
import { rowsNamed } from '../../facts/lifecycle.ts';
import { stateLooks } from '../../facts/states.ts';
import type { PaymentState, TransitionFact } from '../../facts/types.ts';

/** The changes of a payment that each operation makes at once, by state and action; the others make none. */
const operationMoves: Record<string, readonly string[]> = {
  createPayment: ['new create_push', 'new charge_saved_card', 'new authorise_saved_card'],
  createReference: ['new create_reference'],
  createCheckout: ['new create_checkout'],
  updatePayment: ['pending retry_push', 'pending change_amount'],
  changeAmount: ['authorised change_amount'],
  cancelPayment: ['pending cancel', 'authorised cancel'],
  createRecurring: ['new charge_recurring'],
  createCapture: ['authorised capture', 'confirmed capture'],
  createRefund: ['confirmed refund', 'confirmed void', 'confirmed void_part'],
  createTerminalPayment: ['new send_to_terminal'],
  createTerminalRefund: ['new send_to_terminal'],
  createProcessedPayment: ['new register_processed', 'new register_authorised'],
};

const state = (id: PaymentState) => <Badge tone={stateLooks.payment[id].tone}>{id}</Badge>;

const move = ({ from, to, action, actionLabel, events }: TransitionFact<PaymentState>) => (
  <li key={from + action}>
    {actionLabel}: {from !== 'new' && <>{state(from)} → </>}
    {state(to)} ·{' '}
    {events.length === 0
      ? words.silent
      : events.map((event, at) => (
          <span key={event}>
            {at > 0 && ' + '}
            <code>{event}</code>
          </span>
        ))}
  </li>
);

/** Under each operation: who calls it, and for a payment which state leads to which and which webhook follows. */
export function moves(): Record<string, ReactNode> {
  return Object.fromEntries(
    facts.operations.map(({ id, auth }) => {
      const rows = operationMoves[id];
      return [
        id,
        <div key={id} data-moves="">
          <p>
            {words.caller} {words.callers[auth as keyof typeof words.callers]}
          </p>
          {rows && <ul>{rowsNamed(facts.paymentLifecycle, rows).map(move)}</ul>}
        </div>,
      ];
    }),
  );
}
