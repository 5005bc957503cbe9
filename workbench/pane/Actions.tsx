import type { ReactNode } from 'react';
import type { PaneWords } from '../words/panes/pt.ts';
import { ActionFailure } from './ActionFailure.tsx';
import styles from './actions.module.css';
import type { ActionState } from './useAction.ts';

interface ActionsProps {
  words: PaneWords;
  /** Why the last one failed. */
  failure: ActionState['failure'];
  /** The buttons. */
  children: ReactNode;
}

/** What can be done to the thing above, and why it could not be. */
export function Actions({ words, failure, children }: ActionsProps) {
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>{children}</div>
      <ActionFailure words={words} failure={failure} />
    </div>
  );
}
