import { useId } from 'react';
import styles from './text-area.module.css';

interface TextAreaProps {
  label: string;
  hint: string;
  rows: number;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}

/** A labelled text area for code. */
export function TextArea({ label, hint, rows, value, placeholder, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        rows={rows}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
