import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { isTrouble } from '../client.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import type { Played } from './stepRunner.ts';

/** How a step's result stands to the recording. */
export type Verdict = 'asRecorded' | 'differs' | 'replayed' | 'silent' | 'unanswered';

/** @param replayed whether the recording itself answered */
export function verdictOf({ exchange, differences }: Played, replayed: boolean): Verdict {
  if (!exchange) return 'silent';
  if (isTrouble(exchange.reply)) return 'unanswered';
  if (replayed) return 'replayed';
  return differences.length > 0 ? 'differs' : 'asRecorded';
}

/** How each verdict looks. */
export function verdictLooks(words: BenchWords['play']): Record<Verdict, StateLook> {
  return {
    asRecorded: { word: words.asRecorded, shape: 'check', tone: 'confirmed' },
    differs: { word: words.differs, shape: 'cross', tone: 'pending' },
    replayed: { word: words.replayed, shape: 'dot', tone: 'accent' },
    silent: { word: words.silent, shape: 'clock', tone: 'cancelled' },
    unanswered: { word: words.unanswered, shape: 'cross', tone: 'cancelled' },
  };
}
