import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { moves as words } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { facts, rowsNamed } from '../../facts/facts.ts';
import type { PaymentState, TransitionFact } from '../../facts/factTypes.ts';
import { stateLooks } from '../../facts/states.ts';

/** Changes of a payment that an operation makes at once, by state and action. Operations without a row make none. */
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
    {state(to)} · {events.length === 0 ? words.silent : <code>{events.join(' + ')}</code>}
  </li>
);

/** Sentence on the state of a payment after an operation, and the webhook sent for it. */
export const moves = (): Record<string, ReactNode> =>
  Object.fromEntries(
    Object.entries(operationMoves).map(([id, rows]) => [
      id,
      <ul key={id} data-moves="">
        {rowsNamed(facts.paymentLifecycle, rows).map(move)}
      </ul>,
    ]),
  );

export const callers = (): Record<string, string> =>
  Object.fromEntries(
    facts.operations.map(({ id, auth }) => [
      id,
      `${words.caller} ${words.callers[auth as keyof typeof words.callers]}.`,
    ]),
  );
