import type { ReactNode } from 'react';
import styles from './parameters.module.css';

interface ParameterRow {
  name: string;
  /** Displayed type: `string`, `integer`, `object[]`. */
  type: string;
  /** The word for "required", for required fields. */
  required?: string;
  words: ReactNode;
  inside?: readonly ParameterRow[];
}

/** Fields of a request or a response; inner fields are indented. */
export function Parameters({ label, parameters }: { label: string; parameters: readonly ParameterRow[] }) {
  return (
    <dl className={styles.list} aria-label={label}>
      {parameters.map(({ name, type, required, words, inside }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.head}>
            <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>{' '}
            {required && <span className={styles.required}>{required}</span>}
          </dt>
          <dd className={styles.words}>
            {words}
            {inside && <Parameters label={name} parameters={inside} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
