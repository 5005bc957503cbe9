import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useState } from 'react';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './amount-action.module.css';
import { type ActionWithAmount, refundableCents } from './paymentActions.ts';

interface AmountActionProps {
  workbench: WorkbenchContext;
  action: ActionWithAmount;
  payment: Payment;
  busy: boolean;
  onPerform: (amountCents: number) => void;
}

/** Asks for an amount; starts with the remaining amount. */
export function AmountAction({ workbench, action, payment, busy, onPerform }: AmountActionProps) {
  const { words, locale } = workbench;
  const w = words.payments;
  const [typed, setTyped] = useState(() =>
    typeAmount(action === 'refund' ? refundableCents(payment) : payment.amount, locale),
  );
  const [problem, setProblem] = useState<AmountProblem>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseAmount(typed, locale);
    if ('problem' in amount) setProblem(amount.problem);
    else onPerform(amount.cents);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={w.actions[action].amount}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={problem && words.shared.create.problem[problem]}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" kind="primary" aria-disabled={busy || undefined}>
        {busy ? w.working : w.actions[action].submit}
      </Button>
    </form>
  );
}
