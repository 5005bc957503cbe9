import type { Exchange } from '../core/exchange.ts';
import type { Delivery } from '../core/payment.ts';
import type { RunEvent } from './runPayment.ts';

/** Progress of a run. */
export interface RunProgress {
  phase: 'ready' | 'running' | 'done' | 'stopped';
  created?: Exchange;
  /** Observed states, oldest first. */
  states: readonly { state: string; at: string }[];
  delivery?: Delivery;
  /** The call that stopped the run; undefined when the expected state or delivery did not come. */
  refused?: Exchange;
}

/** The initial progress. */
export const initialProgress: RunProgress = { phase: 'ready', states: [] };

/** Applies an event to the progress. */
export function applyRunEvent(progress: RunProgress, event: RunEvent): RunProgress {
  switch (event.kind) {
    case 'created':
      return { ...progress, created: event.exchange };
    case 'state':
      return { ...progress, states: [...progress.states, { state: event.state, at: event.at }] };
    case 'delivered':
      return { ...progress, phase: 'done', delivery: event.delivery };
    case 'refused':
      return { ...progress, phase: 'stopped', refused: event.exchange };
    case 'silence':
      return { ...progress, phase: 'stopped' };
  }
}

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
