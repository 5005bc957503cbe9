import { scrollable } from '@balcao/ui/scrollable/scrollable.ts';
import styles from './samples.module.css';

/** JSON as plain text, highlighted in the browser without elements per token. */
export function Json({ text, label }: { text: string; label: string }) {
  return (
    <pre className={styles.code} data-paint="json" {...scrollable(label)}>
      {text}
    </pre>
  );
}
