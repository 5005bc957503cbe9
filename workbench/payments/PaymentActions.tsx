import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { ActFailure } from '../pane/ActionFailure.tsx';
import { PlaceButton } from '../pane/PaneLink.tsx';
import { succeeded, useAct } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { AmountAct } from './AmountAction.tsx';
import styles from './payment-actions.module.css';
import {
  type ActElsewhere,
  type ActHere,
  type ActWithAmount,
  actPlaces,
  actsOf,
  actsWithAmount,
  callOf,
  type PaymentAct,
} from './paymentActions.ts';

const asksAmount = (act: PaymentAct): act is ActWithAmount =>
  (actsWithAmount as readonly string[]).includes(act);

const isElsewhere = (act: PaymentAct): act is ActElsewhere => act in actPlaces;

/** What can be done to a payment now; the call that did it stays in sight. */
export function PaymentActs({ bench, payment }: { bench: Bench; payment: Payment }) {
  const { desk, words, facts } = bench;
  const w = words.payments;
  const [asking, setAsking] = useState<ActWithAmount>();
  const { run, busy, last, failure } = useAct();
  const acts = actsOf(payment, facts.paymentLifecycle);

  const perform = async (act: ActHere, amountCents: number) => {
    const { method, path, body } = callOf(act, payment, amountCents);
    const done = await run(act, () => desk.ask(method, path, body, { clientId: payment.clientId }));
    if (!done || !succeeded(done)) return;
    setAsking(undefined);
    bench.say(w.acts[act].done);
  };

  return (
    <div className={styles.acts} data-acts="">
      {acts.length > 0 && (
        <div className={styles.buttons}>
          {acts.map((act) =>
            isElsewhere(act) ? (
              <PlaceButton key={act} bench={bench} kind="primary" size="small" to={actPlaces[act](payment)}>
                {w.acts[act].label}
              </PlaceButton>
            ) : (
              <Button
                key={act}
                size="small"
                kind={act === 'accept' ? 'primary' : 'secondary'}
                aria-disabled={busy !== undefined || undefined}
                aria-expanded={asksAmount(act) ? asking === act : undefined}
                onClick={() =>
                  asksAmount(act) ? setAsking(asking === act ? undefined : act) : perform(act, 0)
                }
              >
                {busy === act ? w.working : w.acts[act].label}
              </Button>
            ),
          )}
        </div>
      )}
      {asking && acts.includes(asking) && (
        <AmountAct
          key={asking}
          bench={bench}
          act={asking}
          payment={payment}
          busy={busy === asking}
          onPerform={(amountCents) => perform(asking, amountCents)}
        />
      )}
      <ActFailure words={words} failure={failure} />
      {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
    </div>
  );
}
