import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type FormEvent, useState } from 'react';
import { ActFailure } from '../pane/ActionFailure.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { phoneOf } from './phoneNumber.ts';
import styles from './send-push.module.css';
import { useSend } from './useSendPush.ts';

interface SendAgainProps {
  bench: Bench;
  payment: Payment;
  onSent: (paymentId: string, number: string) => void;
}

/** The same payment on another phone, while its deadline lasts (DECISIONS 17). */
export function SendAgain({ bench, payment, onSent }: SendAgainProps) {
  const w = bench.words.phone.send;
  const [number, setNumber] = useState('');
  const { send, busy, failure } = useSend(bench, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phoneNumber = phoneOf(number);
    const body = { paymentMethod: { code: 'MW', details: { phoneNumber } } };
    const path = `/api/payments/${payment.id}`;
    send({ method: 'PUT', path, body, clientId: payment.clientId }, phoneNumber);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={w.againTitle}
        type="tel"
        autoComplete="off"
        placeholder="961 234 567"
        value={number}
        hint={w.againText}
        onChange={(event) => setNumber(event.target.value)}
      />
      <ActFailure words={bench.words} failure={failure} />
      <Button type="submit" size="small" aria-disabled={busy ? true : undefined}>
        {busy ? w.working : w.againSubmit}
      </Button>
    </form>
  );
}
