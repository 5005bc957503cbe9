import blocks from '@balcao/ui/blocks.module.css';
import { type ReactNode, useId } from 'react';
import styles from './detail.module.css';

/** Names and values, in two columns if there is room. Pairs without a value are omitted. */
export function NameValueList({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={`${blocks.pairs} ${styles.pairs}`}>
      {pairs
        .filter(([, value]) => value || value === 0)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface DetailProps {
  title: string;
  headline: ReactNode;
  mark: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

export function Detail({ title, headline, mark, note, children }: DetailProps) {
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={`${blocks.row} ${styles.headline}`}>
          <span>{headline}</span> {mark}
        </p>
        {note && <p className={blocks.hint}>{note}</p>}
      </header>
      <div className={`${blocks.sections} ${styles.body}`}>{children}</div>
    </article>
  );
}
