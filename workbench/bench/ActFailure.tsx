import { Failure } from '../multibanco/Failure.tsx';
import type { BenchWords } from '../words/bench/pt.ts';
import { failureText } from './Reading.tsx';
import type { Act } from './useAct.ts';

interface ActFailureProps {
  words: BenchWords;
  failure: Act['failure'];
}

/** Why an act failed, in the sandbox's own words; nothing where it did not. */
export function ActFailure({ words, failure }: ActFailureProps) {
  if (!failure) return null;
  return <Failure title={words.payments.refused} text={failureText(failure, words.reading)} />;
}
