import blocks from '@balcao/ui/blocks.module.css';
import type { NetworkFailureKind } from '../core/client.ts';
import type { PaneWords } from '../words/panes/paneWords.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { failureText } from './pane/LoadedContent.tsx';
import type { ActionState } from './pane/useAction.ts';

/** Reason why an action failed, in the words of the sandbox. Renders nothing after a success. */
export function ActionFailure({ words, failure }: { words: PaneWords; failure: ActionState['failure'] }) {
  if (!failure) return null;
  return <FailureNote title={words.payments.refused} text={failureText(failure, words.reading)} />;
}

export const networkNote = (words: WorkbenchWords, failure: NetworkFailureKind) => ({
  title: words.exchange.networkFailure[failure],
  text: words.networkFailure[failure],
});

export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div className={blocks.alert}>
      <strong>{title}</strong>
      {text}
    </div>
  );
}
