import { CheckboxField } from './CheckboxField.tsx';
import { methodBoxes } from './formFields.ts';
import styles from './registration.module.css';
import type { SignUpProps } from './signUpProps.ts';

/** Checkboxes of the payment methods; a form of another site may have sent them in another order. */
export function Methods({ view, words }: SignUpProps) {
  const asked = methodBoxes.map(({ name }) => view.values[name]);
  return (
    <div className={styles.methods} data-wide>
      <p className={styles.lead}>{words.methodsLead}</p>
      {methodBoxes.map(({ name, code }) => (
        <CheckboxField key={code} name={name} value={code} view={view} checked={asked.includes(code)}>
          {words.methods[code]}
        </CheckboxField>
      ))}
    </div>
  );
}
