import blocks from '@balcao/ui/blocks.module.css';
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
    <div className={blocks.column}>
      <label className={blocks.label} htmlFor={id}>
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
      <p id={`${id}-hint`} className={blocks.hint}>
        {hint}
      </p>
    </div>
  );
}
