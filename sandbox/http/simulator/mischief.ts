import type { mischiefControls } from '@balcao/contract/control/mischief.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { WebhookRecord } from '../../domain/ports.ts';
import { disableSubscription, misbehave, resumeSubscription } from '../../services/webhooks/subscriptions.ts';
import type { Handlers, Reply } from '../context.ts';
import { presentSubscription } from './subscriptions.ts';

const shown = (outcome: Outcome<WebhookRecord>): Outcome<Reply> =>
  outcome.ok ? ok({ data: presentSubscription(outcome.value) }) : outcome;

/** What is done to a subscription from the delivery desk. */
export const mischiefHandlers: Handlers<typeof mischiefControls> = {
  misbehave: async ({ desk, caller, params, body }) =>
    shown(await misbehave(desk, caller, Number(params.id), body.mischief)),
  disableSubscription: async ({ desk, caller, params }) =>
    shown(await disableSubscription(desk, caller, Number(params.id))),
  resumeSubscription: async ({ desk, caller, params }) =>
    shown(await resumeSubscription(desk, caller, Number(params.id))),
};
