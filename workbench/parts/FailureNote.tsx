import styles from './failure-note.module.css';

/** An error message with its remedy. */
export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      {text}
    </div>
  );
}
