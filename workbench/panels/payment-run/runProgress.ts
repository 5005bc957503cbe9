import { dataOf, type Exchange } from '../../core/exchange.ts';
import type { Delivery } from '../../core/payment.ts';
import { confirmationIn } from '../../runner/paymentScenarios.ts';
import { type Recording, recordedDeliveries, recordedExchange } from '../../runner/recording.ts';
import type { CreatedResource, StepEvent } from '../../runner/runScenario.ts';

export interface RunProgress {
  /** `recorded` shows a finished recording before anything ran. */
  phase: 'recorded' | 'ready' | 'running' | 'done' | 'stopped';
  created?: Exchange;
  states: readonly { state: string; at: string }[];
  delivery?: Delivery;
  /** The call that stopped the run; undefined when the expected state or delivery did not come. */
  refused?: Exchange;
}

export const initialProgress: RunProgress = { phase: 'ready', states: [] };

export function recordedProgress(recording: Recording): RunProgress {
  const events: readonly StepEvent[] = [
    { kind: 'answered', name: 'create', exchange: recordedExchange(recording, 'create') },
    { kind: 'answered', name: 'get', exchange: recordedExchange(recording, 'get') },
    { kind: 'answered', name: 'listDeliveries', exchange: recordedDeliveries(recording, '') },
  ];
  return { ...events.reduce(applyStepEvent, initialProgress), phase: 'recorded' };
}

export function applyStepEvent(progress: RunProgress, { kind, name, exchange }: StepEvent): RunProgress {
  if (kind === 'refused') return { ...progress, phase: 'stopped', refused: exchange };
  if (kind === 'silence') return { ...progress, phase: 'stopped' };
  const data = dataOf(exchange.reply);
  if (name === 'listDeliveries') return { ...progress, phase: 'done', delivery: confirmationIn(data) };
  if (name !== 'create' && name !== 'get') return progress;
  const { state, createdAt, timestamp } = (data as CreatedResource).stateDetails;
  const states = [...progress.states, { state, at: createdAt ?? timestamp ?? '' }];
  return name === 'create' ? { ...progress, created: exchange, states } : { ...progress, states };
}

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
