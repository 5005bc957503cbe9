import type { failureModeControls } from '@balcao/contract/control/failureModes.ts';
import type { subscription, subscriptionControls } from '@balcao/contract/control/subscriptions.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { WebhookRecord } from '../../domain/ports.ts';
import {
  disableSubscriptionByHand,
  resumeSubscription,
  setFailureMode,
} from '../../services/webhooks/subscriptions.ts';
import type { HandlerResult, Handlers } from '../context.ts';
import { presentWebhook } from '../routes/webhookRoutes.ts';

function presentSubscription(webhook: WebhookRecord): z.infer<typeof subscription> {
  const { failuresInARow, disabledAt, disabledReason, failureMode } = webhook;
  return {
    ...presentWebhook(webhook),
    failuresInARow,
    disabledAt: disabledAt === null ? null : formatLisbon(disabledAt),
    disabledReason,
    failureMode,
  };
}

const shown = (outcome: Outcome<WebhookRecord>): Outcome<HandlerResult> =>
  outcome.ok ? ok({ data: presentSubscription(outcome.value) }) : outcome;

export const subscriptionHandlers: Handlers<typeof subscriptionControls & typeof failureModeControls> = {
  async listSubscriptions({ context, caller }) {
    const webhooks = await context.store.read(caller.tenant, (store) => store.webhooks.list(caller.platformCode));
    return ok({ data: webhooks.map(presentSubscription) });
  },
  setFailureMode: async ({ context, caller, params, body }) =>
    shown(await setFailureMode(context, caller, Number(params.id), body.failureMode)),
  disableSubscription: async ({ context, caller, params }) =>
    shown(await disableSubscriptionByHand(context, caller, Number(params.id))),
  resumeSubscription: async ({ context, caller, params }) =>
    shown(await resumeSubscription(context, caller, Number(params.id))),
};
