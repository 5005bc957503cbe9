import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type AmountProblem, parseAmount, typeAmount } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useState } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { type ActWithAmount, leftOf } from './paymentActions.ts';
import styles from './amount-action.module.css';

interface AmountActProps {
  bench: Bench;
  act: ActWithAmount;
  payment: Payment;
  busy: boolean;
  onPerform: (amountCents: number) => void;
}

/** Asks how much; as much as is left stands there already. */
export function AmountAct({ bench, act, payment, busy, onPerform }: AmountActProps) {
  const { words, locale } = bench;
  const w = words.payments;
  const [typed, setTyped] = useState(() =>
    typeAmount(act === 'refund' ? leftOf(payment) : payment.amount, locale),
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
        label={w.acts[act].amount}
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
        {busy ? w.working : w.acts[act].submit}
      </Button>
    </form>
  );
}
