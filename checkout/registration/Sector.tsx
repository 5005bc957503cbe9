import { idOf, problemOf, type SignUpProps } from './formFields.ts';
import styles from './registration.module.css';

/** Field for the line of business, with the provider's sections. */
export function Sector({ view, words }: SignUpProps) {
  const name = 'economicActivity[section]';
  const id = idOf(name);
  const problem = problemOf(view, name);
  return (
    <div className={styles.sector}>
      <label htmlFor={id}>{words.fields[name].label}</label>
      <select
        id={id}
        name={name}
        defaultValue={view.values[name] ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-told` : undefined}
      >
        <option value="">{words.noSection}</option>
        {Object.entries(words.activities).map(([section, label]) => (
          <option key={section} value={section}>
            {label}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-told`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
