import { type InputHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is expected, under the box. */
  hint?: string;
  /** What is wrong and how to mend it; takes the place of the hint. */
  error?: string;
}

/** A labelled text box with its hint or its error. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={told ? `${id}-told` : undefined}
      />
      {told && (
        <p id={`${id}-told`} className={error ? styles.error : styles.hint}>
          {told}
        </p>
      )}
    </div>
  );
}
