import type { RegistrationField, RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { ReactNode } from 'react';
import { idOf, problemOf } from './formFields.ts';
import styles from './registration.module.css';

interface CheckboxFieldProps {
  name: RegistrationField;
  value: string;
  view: RegistrationView;
  checked: boolean;
  children: ReactNode;
}

/** A checkbox with its problem. */
export function CheckboxField({ name, value, view, checked, children }: CheckboxFieldProps) {
  const id = idOf(name);
  const problem = problemOf(view, name);
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-told` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {problem && (
        <p id={`${id}-told`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
