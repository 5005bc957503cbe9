import type { RunProgress } from './runProgress.ts';

/** Progress of each stage of a run. */
export function stagesOf({ phase, created, states, delivery }: RunProgress) {
  const running = phase === 'running';
  const paid = states.length > 1;
  const stage = (done: boolean, turn: boolean) => (done ? 'done' : running && turn ? 'now' : 'ahead');
  return {
    request: stage(created !== undefined, true),
    answer: stage(created !== undefined, false),
    state: stage(paid, created !== undefined),
    webhook: stage(delivery !== undefined, paid),
  } as const;
}
