import { useId } from 'react';
import type { ScreenProps } from '../screenProps.ts';
import type { MethodCode } from '../session/screen.ts';
import styles from './form.module.css';

interface SaveChoiceProps {
  stage: ScreenProps;
  code: MethodCode;
  consent: string;
  notice: string;
}

export function SaveChoice({ stage: { view, save, onSave }, code, consent, notice }: SaveChoiceProps) {
  const id = useId();
  const how = view.methods.find((method) => method.code === code)?.save ?? 'no';
  if (how === 'no') return null;
  if (how === 'always') return <p className={styles.note}>{notice}</p>;
  return (
    <div className={styles.tick}>
      <input id={id} type="checkbox" checked={save} onChange={(event) => onSave(event.target.checked)} />
      <label htmlFor={id}>{consent}</label>
    </div>
  );
}
