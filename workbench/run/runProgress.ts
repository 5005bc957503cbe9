import type { Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import type { RunEvent } from './runPayment.ts';

/** How far a run has come. */
export interface RunProgress {
  phase: 'ready' | 'running' | 'done' | 'stopped';
  created?: Exchange;
  /** States it has been seen in, oldest first. */
  states: readonly { state: string; at: string }[];
  delivery?: Delivery;
  /** The call that ended the run before its time; none when what was waited for did not come. */
  refused?: Exchange;
}

/** Nothing has happened yet. */
export const initialProgress: RunProgress = { phase: 'ready', states: [] };

/** A run after one more thing has happened. */
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
