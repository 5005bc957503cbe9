import type { RecordedStep } from '../multibanco/recording.ts';

/**
 * The steps to run so that one step can be: those it needs that have not run, in their order, and itself. A delivery
 * has no needs of its own: it comes of everything before it.
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
