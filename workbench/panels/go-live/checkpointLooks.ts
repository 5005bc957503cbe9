import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaneWords } from '../../words/panes/pt.ts';
import type { CheckpointState } from './runCheck.ts';

/** Outcome of a scenario, as the check shows it. */
export type CheckpointOutcome = 'queued' | 'running' | 'passed' | 'failed' | 'skipped';

export function checkpointOutcome(checkpoint: CheckpointState): CheckpointOutcome {
  if (checkpoint.kind === 'judged') return checkpoint.evaluation.passed ? 'passed' : 'failed';
  return checkpoint.kind === 'broken' ? 'failed' : checkpoint.kind;
}

/** Look of each outcome, in the reader's language. */
export function checkpointLooks(words: PaneWords['goLive']['looks']): Record<CheckpointOutcome, StateLook> {
  return {
    queued: { word: words.queued, shape: 'ring', tone: 'plain' },
    running: { word: words.running, shape: 'clock', tone: 'pending' },
    passed: { word: words.passed, shape: 'check', tone: 'confirmed' },
    skipped: { word: words.skipped, shape: 'diamond', tone: 'plain' },
    failed: { word: words.failed, shape: 'cross', tone: 'cancelled' },
  };
}
