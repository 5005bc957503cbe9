import { Figure } from '@balcao/ui/figure/Figure.tsx';
import { decision } from '@words/parts.ts';
import type { ReactNode } from 'react';
import { childrenOf } from './childrenOf.ts';
import styles from './decision.module.css';

interface BranchProps {
  /** Yes-or-no question. The last branch has none, and applies if every answer is no. */
  question?: string;
  children: ReactNode;
}

/** Question of a {@link Decision}, and the outcome if the answer is yes. */
export function Branch(_: BranchProps) {
  return null;
}

/** `<Decision title="…"><Branch question="…">…</Branch>…`: rendered as a list, so it needs no text alternative. */
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
