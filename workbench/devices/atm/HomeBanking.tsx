import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { Receipt } from '../../parts/Receipt.tsx';
import type { AtmProps } from './Atm.tsx';
import styles from './atm.module.css';
import { billFields, fieldLengths } from './keypadInput.ts';

type HomeBankingProps = Pick<AtmProps, 'state' | 'bill' | 'onType' | 'onPay' | 'onReset'>;

export function HomeBanking({ state, bill, onType, onPay, onReset }: HomeBankingProps) {
  const { words } = useWorkbench();
  const w = words.atm.bank;
  const { atm, card: labels } = words.shared;
  if (state.kind === 'paid') {
    return (
      <div className={`${blocks.column} ${styles.bank}`}>
        <p className={blocks.heading} role="status">
          {atm.done}
        </p>
        <Receipt title={atm.receipt} lines={state.receipt} note={atm.receiptNote} />
        <Button onClick={onReset}>{atm.fresh}</Button>
      </div>
    );
  }
  return (
    <Form className={`${blocks.column} ${styles.bank}`} onSubmit={onPay} aria-label={w.heading}>
      <p className={blocks.heading}>{w.heading}</p>
      <p className={blocks.hint}>{w.account}</p>
      {billFields.map((field) => (
        <Field
          key={field}
          label={labels[field]}
          value={bill[field]}
          inputMode={field === 'amount' ? 'decimal' : 'numeric'}
          maxLength={fieldLengths[field]}
          onChange={(event) => onType({ ...bill, [field]: event.target.value })}
        />
      ))}
      {state.kind === 'ready' && state.failure && <FailureNote title={state.failure.title} text={state.failure.text} />}
      <Button type="submit" kind="primary" off={state.kind === 'working'}>
        {state.kind === 'working' ? atm.working : w.submit}
      </Button>
    </Form>
  );
}
