import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { useState } from 'react';
import { phoneOf } from '../../core/phoneNumber.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { useSendPush } from './SendPush.tsx';

interface SendAgainProps {
  payment: Payment;
  onSent: (paymentId: string, number: string) => void;
}

/** Form that sends the same payment to another phone before its deadline (docs/decisions/payment-states.md). */
export function SendAgain({ payment, onSent }: SendAgainProps) {
  const { words } = useWorkbench();
  const w = words.phone.send;
  const [number, setNumber] = useState('');
  const { send, busy, failure } = useSendPush(onSent);
  const submit = () => {
    const phoneNumber = phoneOf(number);
    const body = { paymentMethod: { code: 'MW', details: { phoneNumber } } };
    const path = `/api/payments/${payment.id}`;
    send({ method: 'PUT', path, body, clientId: payment.clientId }, phoneNumber);
  };
  return (
    <Form className={blocks.form} onSubmit={submit}>
      <Field
        label={w.againTitle}
        type="tel"
        placeholder="961 234 567"
        value={number}
        hint={w.againText}
        onChange={(event) => setNumber(event.target.value)}
      />
      <ActionFailure words={words} failure={failure} />
      <Button type="submit" size="small" off={busy}>
        {busy ? w.working : w.againSubmit}
      </Button>
    </Form>
  );
}
