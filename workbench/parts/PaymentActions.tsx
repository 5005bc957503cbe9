import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { useState } from 'react';
import { succeeded } from '../core/exchange.ts';
import {
  type ActionInOtherPane,
  type ActionWithAmount,
  actionPanes,
  actionsWithAmount,
  availableActions,
  type DirectAction,
  type PaymentAction,
  refundableCents,
} from '../core/paymentActions.ts';
import { actionCalls } from '../runner/runCalls.ts';
import { ExchangeView } from './exchange/ExchangeView.tsx';
import { ActionFailure } from './FailureNote.tsx';
import { PaneLinkButton } from './pane/PaneLink.tsx';
import { useAction } from './pane/useAction.ts';
import { useWorkbench } from './pane/workbenchContext.ts';

interface AmountActionProps {
  action: ActionWithAmount;
  payment: Payment;
  busy: boolean;
  onPerform: (amountCents: number) => void;
}

function AmountAction({ action, payment, busy, onPerform }: AmountActionProps) {
  const { words, locale } = useWorkbench();
  const w = words.payments;
  const [typed, setTyped] = useState(() =>
    typeAmount(action === 'refund' ? refundableCents(payment) : payment.amount, locale),
  );
  const [problem, setProblem] = useState<AmountProblem>();
  const submit = () => {
    const amount = parseAmount(typed, locale);
    if ('problem' in amount) setProblem(amount.problem);
    else onPerform(amount.cents);
  };
  return (
    <Form className={`${blocks.box} ${blocks.form}`} onSubmit={submit}>
      <Field
        label={w.actions[action].amount}
        value={typed}
        inputMode="decimal"
        error={problem && words.shared.create.problem[problem]}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" kind="primary" off={busy}>
        {busy ? w.working : w.actions[action].submit}
      </Button>
    </Form>
  );
}

const asksAmount = (action: PaymentAction): action is ActionWithAmount =>
  (actionsWithAmount as readonly string[]).includes(action);

const isElsewhere = (action: PaymentAction): action is ActionInOtherPane => action in actionPanes;

export function PaymentActions({ payment }: { payment: Payment }) {
  const { context, words, facts, showToast } = useWorkbench();
  const w = words.payments;
  const [amountFor, setAmountFor] = useState<ActionWithAmount>();
  const { run, busy, last, failure } = useAction();
  const actions = availableActions(payment, facts.paymentLifecycle);

  const perform = async (action: DirectAction, amountCents: number) => {
    const { method, path, body } = actionCalls[action](payment.id, amountCents);
    const done = await run(action, () => context.request(method, path, body, { clientId: payment.clientId }));
    if (!done || !succeeded(done)) return;
    setAmountFor(undefined);
    showToast(w.actions[action].done);
  };

  return (
    <div className={blocks.column}>
      {actions.length > 0 && (
        <div className={blocks.row}>
          {actions.map((action) =>
            isElsewhere(action) ? (
              <PaneLinkButton key={action} kind="primary" size="small" to={actionPanes[action](payment)}>
                {w.actions[action].label}
              </PaneLinkButton>
            ) : (
              <Button
                key={action}
                size="small"
                kind={action === 'accept' ? 'primary' : 'secondary'}
                off={busy !== undefined}
                aria-expanded={asksAmount(action) ? amountFor === action : undefined}
                onClick={() =>
                  asksAmount(action) ? setAmountFor(amountFor === action ? undefined : action) : perform(action, 0)
                }
              >
                {busy === action ? w.working : w.actions[action].label}
              </Button>
            ),
          )}
        </div>
      )}
      {amountFor && actions.includes(amountFor) && (
        <AmountAction
          key={amountFor}
          action={amountFor}
          payment={payment}
          busy={busy === amountFor}
          onPerform={(amountCents) => perform(amountFor, amountCents)}
        />
      )}
      <ActionFailure words={words} failure={failure} />
      {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
    </div>
  );
}
