import { Failure } from '../multibanco/FailureNote.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import { failureText } from './LoadedContent.tsx';
import type { Act } from './useAction.ts';

interface ActFailureProps {
  words: BenchWords;
  failure: Act['failure'];
}

/** Why an act failed, in the sandbox's own words; nothing where it did not. */
export function ActFailure({ words, failure }: ActFailureProps) {
  if (!failure) return null;
  return <Failure title={words.payments.refused} text={failureText(failure, words.reading)} />;
}
