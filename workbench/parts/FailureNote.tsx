import blocks from '@balcao/ui/blocks.module.css';
import type { PaneWords } from '../words/panes/pt.ts';
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
    <div className={blocks.alert}>
      <strong>{title}</strong>
      {text}
    </div>
  );
}
