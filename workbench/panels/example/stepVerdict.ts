import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { isNetworkFailure } from '../../core/client.ts';
import type { StepResult } from '../../runner/runRecordedStep.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

export type StepVerdict = 'asRecorded' | 'differs' | 'replayed' | 'silent' | 'unanswered';

export function stepVerdict({ exchange, differences, dropped }: StepResult, replayed: boolean): StepVerdict {
  if (!exchange) return 'silent';
  if (isNetworkFailure(exchange.reply) && !dropped) return 'unanswered';
  if (replayed) return 'replayed';
  return differences.length > 0 ? 'differs' : 'asRecorded';
}

export function stepVerdictLooks(words: PaneWords['play']): Record<StepVerdict, StateLook> {
  return {
    asRecorded: { word: words.asRecorded, shape: 'check', tone: 'confirmed' },
    differs: { word: words.differs, shape: 'cross', tone: 'pending' },
    replayed: { word: words.replayed, shape: 'dot', tone: 'accent' },
    silent: { word: words.silent, shape: 'clock', tone: 'cancelled' },
    unanswered: { word: words.unanswered, shape: 'cross', tone: 'cancelled' },
  };
}
