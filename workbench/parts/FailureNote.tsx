import type { PaneWords } from '../words/panes/pt.ts';
import styles from './failure-note.module.css';
import { failureText } from './pane/LoadedContent.tsx';
import type { ActionState } from './pane/useAction.ts';

interface ActionFailureProps {
  words: PaneWords;
  failure: ActionState['failure'];
}

/** Why an action failed, in the sandbox's words; renders nothing after a success. */
export function ActionFailure({ words, failure }: ActionFailureProps) {
  if (!failure) return null;
  return <FailureNote title={words.payments.refused} text={failureText(failure, words.reading)} />;
}

/** An error message with its remedy. */
export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.failure}>
      <strong className={styles.title}>{title}</strong>
      {text}
    </div>
  );
}
