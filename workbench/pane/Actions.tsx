import type { ReactNode } from 'react';
import type { BenchWords } from '../words/panes/pt.ts';
import { ActFailure } from './ActionFailure.tsx';
import styles from './actions.module.css';
import type { Act } from './useAction.ts';

interface ActsProps {
  words: BenchWords;
  /** Why the last one failed. */
  failure: Act['failure'];
  /** The buttons. */
  children: ReactNode;
}

/** What can be done to the thing above, and why it could not be. */
export function Acts({ words, failure, children }: ActsProps) {
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>{children}</div>
      <ActFailure words={words} failure={failure} />
    </div>
  );
}
