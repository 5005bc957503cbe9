import type { RecordedStep } from './recording.ts';

/**
 * The steps to run for one step: the steps it needs that have not run, in order, and itself. A delivery needs all steps
 * before it.
 */
export function requiredSteps(
  steps: readonly RecordedStep[],
  name: string,
  hasRun: (name: string) => boolean,
): RecordedStep[] {
  const at = steps.findIndex((step) => step.name === name);
  const needs = steps[at]?.needs;
  return steps.filter(
    (step, i) => i === at || (i < at && (needs?.includes(step.name) ?? true) && !hasRun(step.name)),
  );
}
