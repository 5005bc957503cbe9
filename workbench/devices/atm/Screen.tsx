import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { type RefObject, useId } from 'react';
import type { WorkbenchWords } from '../../words/pt.ts';
import { type BillField, billFields, fieldLengths, type KeypadCursor, type TypedBill } from './keypadInput.ts';
import styles from './screen.module.css';

interface AtmScreenProps {
  words: WorkbenchWords['atm'];
  labels: Record<BillField, string>;
  bill: TypedBill;
  cursor: KeypadCursor;
  readOnly: boolean;
  failure?: { title: string; text: string };
  /** Field to focus when the first screen is shown again. */
  first: { field: BillField; box: RefObject<HTMLInputElement | null> };
  onType: (bill: TypedBill) => void;
  onEnter: (field: BillField) => void;
}

export function FormScreen(props: AtmScreenProps) {
  const { words, labels, bill, cursor, readOnly, failure, first, onType, onEnter } = props;
  const id = useId();
  return (
    <>
      <p className={styles.heading}>{words.service}</p>
      {billFields.map((field) => (
        <div key={field} className={styles.row} data-cursor={cursor.field === field || undefined}>
          <label htmlFor={`${id}-${field}`} className={styles.label}>
            {labels[field]}
          </label>
          <input
            id={`${id}-${field}`}
            ref={field === first.field ? first.box : undefined}
            className={styles.input}
            value={bill[field]}
            readOnly={readOnly}
            inputMode={field === 'amount' ? 'decimal' : 'numeric'}
            maxLength={fieldLengths[field]}
            autoComplete="off"
            aria-describedby={failure ? `${id}-failure` : undefined}
            onFocus={() => onEnter(field)}
            onChange={(event) => onType({ ...bill, [field]: event.target.value })}
          />
        </div>
      ))}
      {failure && (
        <div id={`${id}-failure`} className={blocks.alert} role="alert">
          <strong>{failure.title}</strong>
          {failure.text}
        </div>
      )}
    </>
  );
}

export function PlainScreen({ title, text, done }: { title: string; text?: string; done?: boolean }) {
  return (
    <div className={styles.plain}>
      {done && (
        <Icon size={40} className={styles.mark}>
          <circle cx="20" cy="20" r="17" />
          <path d="m12 20.5 6 6L29 14.5" />
        </Icon>
      )}
      <p className={styles.big}>{title}</p>
      {text && <p className={blocks.hint}>{text}</p>}
    </div>
  );
}
