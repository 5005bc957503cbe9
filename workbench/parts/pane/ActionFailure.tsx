import type { PaneWords } from '../../words/panes/pt.ts';
import { FailureNote } from '../FailureNote.tsx';
import { failureText } from './LoadedContent.tsx';
import type { ActionState } from './useAction.ts';

interface ActionFailureProps {
  words: PaneWords;
  failure: ActionState['failure'];
}

/** Why an action failed, in the sandbox's words; renders nothing after a success. */
export function ActionFailure({ words, failure }: ActionFailureProps) {
  if (!failure) return null;
  return <FailureNote title={words.payments.refused} text={failureText(failure, words.reading)} />;
}
