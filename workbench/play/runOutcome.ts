import type { RecordedStep } from '../multibanco/recording.ts';
import { canContinue, type StepResults } from './useRunSteps.ts';

/** How a run came out; nothing is said while steps are left. */
export interface RunOutcome {
  kind: 'recorded' | 'replayed' | 'differs' | 'stopped';
  /** Steps, those that differ, or the number of the one it stopped at. */
  figure: number;
}

/** @param replayed whether the recording itself answered */
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
