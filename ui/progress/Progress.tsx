import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** Value from 0 to 1; undefined if the duration is unknown. */
  value?: number;
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <progress id={id} className={styles.bar} max={1} value={value} />
    </div>
  );
}
