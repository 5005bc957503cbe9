import styles from './failure-note.module.css';

/** What went wrong and what to do, where it went wrong. */
export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      {text}
    </div>
  );
}
