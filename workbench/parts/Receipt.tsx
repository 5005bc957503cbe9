import styles from './receipt.module.css';

interface ReceiptProps {
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
  note: string;
}

/** The printed receipt. */
export function Receipt({ title, lines, note }: ReceiptProps) {
  return (
    <div className={styles.slot}>
      <section className={styles.paper} aria-label={title}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.lines}>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
      </section>
    </div>
  );
}
