import type { RecordedStep } from '../multibanco/recording.ts';
import { canContinue, type StepResults } from './useRunSteps.ts';

/** Outcome of a run; undefined while steps are left. */
export interface RunOutcome {
  kind: 'recorded' | 'replayed' | 'differs' | 'stopped';
  /** Number of steps, of differing steps, or of the step at which the run stopped. */
  figure: number;
}

/** @param replayed whether the recording answered */
export function runOutcome(
  steps: readonly RecordedStep[],
  results: StepResults,
  replayed: boolean,
): RunOutcome | undefined {
  const stoppedAt = steps.findIndex(({ name }) => results[name] && !canContinue(results[name]));
  if (stoppedAt >= 0) return { kind: 'stopped', figure: stoppedAt + 1 };
  const played = steps.flatMap(({ name }) => results[name] ?? []);
  if (played.length < steps.length) return undefined;
  if (replayed) return { kind: 'replayed', figure: steps.length };
  const different = played.filter(({ differences }) => differences.length > 0).length;
  return different > 0 ? { kind: 'differs', figure: different } : { kind: 'recorded', figure: steps.length };
}
