import type { Origin } from '../provenance/origin.ts';
import type { WebhookAction } from '../resources/webhooks/events.ts';
import { say, type Words } from '../words/locales.ts';

const actors = ['merchant', 'payer', 'provider', 'clock'] as const;
export type Actor = (typeof actors)[number];

export const actorLabels = {
  merchant: say('Comerciante', 'Comercio', 'Merchant'),
  payer: say('Pagador', 'Pagador', 'Payer'),
  provider: say('Fornecedor', 'Proveedor', 'Provider'),
  clock: say('Tempo', 'Tiempo', 'Time'),
} as const satisfies Record<Actor, Words>;

/** In state `from`, `action` by `who` leads to state `to` and sends `events`. Most rows are not specified. */
export interface Transition<State extends string, Action extends string> {
  from: State | 'new';
  action: Action;
  to: State;
  who: Actor;
  events: readonly WebhookAction[];
  origin: Origin;
}

export function row<State extends string, Action extends string>(
  from: State | 'new',
  action: Action,
  to: State,
  who: Actor,
  origin: Origin,
  events: readonly WebhookAction[] = [],
): Transition<State, Action> {
  return { from, action, to, who, events, origin };
}
