import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface LabelledProps {
  label: string;
  hint?: string;
  error?: string;
  /** Id of the control, if it must have a certain one. */
  id?: string;
  /** Renders the control with the attributes that link it to its label and message. */
  children: (own: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode;
}

export function Labelled({ label, hint, error, id: given, children }: LabelledProps) {
  const own = useId();
  const id = given ?? own;
  const told = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': told ? `${id}-told` : undefined,
      })}
      {told && (
        <p id={`${id}-told`} className={error ? styles.error : styles.hint}>
          {told}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'children'>, Omit<LabelledProps, 'children'> {
  /** Content inside the field, before or after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

export function Field({ label, hint, error, start, end, id, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} error={error} id={id}>
      {(own) => (
        <span className={styles.box}>
          {start}
          <input autoComplete="off" {...input} {...own} className={styles.control} />
          {end}
        </span>
      )}
    </Labelled>
  );
}

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'>, Omit<LabelledProps, 'children'> {
  options: readonly { id: string; label?: string }[];
  onChange: (value: string) => void;
}

export function Select({ label, hint, error, id, options, onChange, ...select }: SelectProps) {
  return (
    <Labelled label={label} hint={hint} error={error} id={id}>
      {(own) => (
        <select {...select} {...own} className={styles.control} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label ?? option.id}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, Omit<LabelledProps, 'children'> {
  onChange: (value: string) => void;
}

export function TextArea({ label, hint, error, id, onChange, ...area }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} error={error} id={id}>
      {(own) => (
        <textarea
          spellCheck={false}
          autoComplete="off"
          {...area}
          {...own}
          className={`${styles.control} ${styles.code}`}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labelled>
  );
}
