import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import type { Standing } from './runCheck.ts';

/** How a point of the check is told. */
export type Outcome = 'queued' | 'running' | 'passed' | 'failed' | 'skipped';

export function outcomeOf(standing: Standing): Outcome {
  if (standing.kind === 'judged') return standing.verdict.passed ? 'passed' : 'failed';
  return standing.kind === 'broken' ? 'failed' : standing.kind;
}

/** How each outcome looks, in the reader's words. */
export function looksOf(words: BenchWords['goLive']['looks']): Record<Outcome, StateLook> {
  return {
    queued: { word: words.queued, shape: 'ring', tone: 'plain' },
    running: { word: words.running, shape: 'clock', tone: 'pending' },
    passed: { word: words.passed, shape: 'check', tone: 'confirmed' },
    skipped: { word: words.skipped, shape: 'diamond', tone: 'plain' },
    failed: { word: words.failed, shape: 'cross', tone: 'cancelled' },
  };
}
