import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { useId } from 'react';
import type { MethodCode } from '../session/screen.ts';
import styles from './form.module.css';

interface SaveChoiceProps {
  view: PayerView;
  code: MethodCode;
  consent: string;
  notice: string;
  checked: boolean;
  onChange: (save: boolean) => void;
}

export function SaveChoice({ view, code, consent, notice, checked, onChange }: SaveChoiceProps) {
  const id = useId();
  const how = view.methods.find((method) => method.code === code)?.save ?? 'no';
  if (how === 'no') return null;
  if (how === 'always') return <p className={styles.note}>{notice}</p>;
  return (
    <div className={styles.tick}>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{consent}</label>
    </div>
  );
}
