import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Hint below the field. */
  hint?: string;
  /** Error message, shown instead of the hint. */
  error?: string;
  /** Content inside the field, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

/** A labelled text field with its hint or error. */
export function Field({ label, hint, error, start, end, ...input }: FieldProps) {
  const own = useId();
  const id = input.id ?? own;
  const told = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        {start}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={told ? `${id}-told` : undefined}
        />
        {end}
      </span>
      {told && (
        <p id={`${id}-told`} className={error ? styles.error : styles.hint}>
          {told}
        </p>
      )}
    </div>
  );
}
