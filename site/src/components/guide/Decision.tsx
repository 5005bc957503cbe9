import { Figure } from '@balcao/ui/figure/Figure.tsx';
import { decision } from '@words/parts.ts';
import type { ReactNode } from 'react';
import { childrenOf } from './childrenOf.ts';
import styles from './decision.module.css';

interface BranchProps {
  /** A question of yes or no; the last branch has none, it is where every no leads. */
  question?: string;
  children: ReactNode;
}

/** One question of a {@link Decision} with the way out that a yes takes. */
export function Branch(_: BranchProps) {
  return null;
}

/** `<Decision title="…"><Branch question="…">…</Branch>…`: drawn from a list, so that it needs no text alternative. */
export function Decision({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Figure title={title}>
      <ol className={styles.list}>
        {childrenOf(children, Branch).map(({ key, props: { question, children: exit } }) => (
          <li key={key} className={question ? styles.branch : styles.last}>
            {question && (
              <>
                <p className={styles.question}>{question}</p>
                <span className={styles.yes}>{decision.yes}</span>
              </>
            )}
            <div className={styles.exit}>{exit}</div>
            {question && <span className={styles.no}>{decision.no}</span>}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
