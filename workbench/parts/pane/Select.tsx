import blocks from '@balcao/ui/blocks.module.css';
import { type ReactNode, useId } from 'react';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shows the label above the field; otherwise only screen readers read it. */
  labelled?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A select field. */
export function Select({ label, value, onChange, labelled, disabled, children }: SelectProps) {
  const id = useId();
  return (
    <span className={styles.field}>
      {labelled && (
        <label className={blocks.label} htmlFor={id}>
          {label}
        </label>
      )}
      <select
        id={id}
        className={styles.select}
        aria-label={labelled ? undefined : label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </span>
  );
}
