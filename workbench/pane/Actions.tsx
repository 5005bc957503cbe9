import type { ReactNode } from 'react';
import type { PaneWords } from '../words/panes/pt.ts';
import { ActionFailure } from './ActionFailure.tsx';
import styles from './actions.module.css';
import type { ActionState } from './useAction.ts';

interface ActionsProps {
  words: PaneWords;
  /** Why the last action failed. */
  failure: ActionState['failure'];
  /** The buttons. */
  children: ReactNode;
}

/** Action buttons of the item above them, and why the last action failed. */
export function Actions({ words, failure, children }: ActionsProps) {
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>{children}</div>
      <ActionFailure words={words} failure={failure} />
    </div>
  );
}
