import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { ActionFailure } from '../pane/ActionFailure.tsx';
import { PaneLinkButton } from '../pane/PaneLink.tsx';
import { succeeded, useAction } from '../pane/useAction.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { AmountAction } from './AmountAction.tsx';
import styles from './payment-actions.module.css';
import {
  type ActionInOtherPane,
  type ActionWithAmount,
  actionPanes,
  actionRequest,
  actionsWithAmount,
  availableActions,
  type DirectAction,
  type PaymentAction,
} from './paymentActions.ts';

const asksAmount = (action: PaymentAction): action is ActionWithAmount =>
  (actionsWithAmount as readonly string[]).includes(action);

const isElsewhere = (action: PaymentAction): action is ActionInOtherPane => action in actionPanes;

/** Actions that the payment's state allows; the last call stays visible. */
export function PaymentActions({ workbench, payment }: { workbench: WorkbenchContext; payment: Payment }) {
  const { context, words, facts } = workbench;
  const w = words.payments;
  const [amountFor, setAmountFor] = useState<ActionWithAmount>();
  const { run, busy, last, failure } = useAction();
  const actions = availableActions(payment, facts.paymentLifecycle);

  const perform = async (action: DirectAction, amountCents: number) => {
    const { method, path, body } = actionRequest(action, payment, amountCents);
    const done = await run(action, () => context.request(method, path, body, { clientId: payment.clientId }));
    if (!done || !succeeded(done)) return;
    setAmountFor(undefined);
    workbench.showToast(w.actions[action].done);
  };

  return (
    <div className={styles.actions}>
      {actions.length > 0 && (
        <div className={styles.buttons}>
          {actions.map((action) =>
            isElsewhere(action) ? (
              <PaneLinkButton
                key={action}
                workbench={workbench}
                kind="primary"
                size="small"
                to={actionPanes[action](payment)}
              >
                {w.actions[action].label}
              </PaneLinkButton>
            ) : (
              <Button
                key={action}
                size="small"
                kind={action === 'accept' ? 'primary' : 'secondary'}
                aria-disabled={busy !== undefined || undefined}
                aria-expanded={asksAmount(action) ? amountFor === action : undefined}
                onClick={() =>
                  asksAmount(action)
                    ? setAmountFor(amountFor === action ? undefined : action)
                    : perform(action, 0)
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
          workbench={workbench}
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
