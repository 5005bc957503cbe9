import { disableAfterFailures } from '@balcao/contract/resources/webhooks/limits.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import type { WebhookRecord } from '../ports.ts';

/** What a subscription is like that receives, with its failures counted from zero. */
export const enabled = { failuresInARow: 0, disabledAt: null, disabledReason: null } as const;

/**
 * A subscription after one more failed delivery: enough of them in a row disable it (docs/decisions/retry-schedule.md).
 * One that is off already keeps its reason.
 * @param at when the delivery failed, in milliseconds
 */
export function afterFailedDelivery(webhook: WebhookRecord, at: number): WebhookRecord {
  const failuresInARow = webhook.failuresInARow + 1;
  if (webhook.disabledAt !== null || failuresInARow < disableAfterFailures)
    return { ...webhook, failuresInARow };
  return { ...webhook, failuresInARow, disabledAt: at, disabledReason: 'failures' };
}

/** A subscription as it goes out. */
export function presentWebhook(webhook: WebhookRecord): Webhook {
  const { id, action, handler, url, createdAt } = webhook;
  return { id: String(id), action, handler, url, createdAt: formatLisbon(createdAt) };
}
