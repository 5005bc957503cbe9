import type { subscription, subscriptionControls } from '@balcao/contract/control/subscriptions.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import type { WebhookRecord } from '../../domain/ports.ts';
import { presentWebhook } from '../../domain/webhooks/subscription.ts';
import type { Handlers } from '../context.ts';

/** A subscription with how it fares and misbehaves. */
export function presentSubscription(webhook: WebhookRecord): z.infer<typeof subscription> {
  const { failuresInARow, disabledAt, disabledReason, mischief } = webhook;
  return {
    ...presentWebhook(webhook),
    failuresInARow,
    disabledAt: disabledAt === null ? null : formatLisbon(disabledAt),
    disabledReason,
    mischief,
  };
}

/** The subscriptions of a platform and how they fare. */
export const subscriptionHandlers: Handlers<typeof subscriptionControls> = {
  async listSubscriptions({ desk, caller }) {
    const webhooks = await desk.store.read(caller.tenant, (store) =>
      store.webhooks.list(caller.platformCode),
    );
    return ok({ data: webhooks.map(presentSubscription) });
  },
};
