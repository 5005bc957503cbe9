import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import type { WebhookRecord } from '../ports.ts';

/** What a subscription is like that receives, with its failures counted from zero. */
export const enabled = { failuresInARow: 0, disabledAt: null, disabledReason: null } as const;

/** A subscription as it goes out. */
export function presentWebhook(webhook: WebhookRecord): Webhook {
  const { id, action, handler, url, createdAt } = webhook;
  return { id: String(id), action, handler, url, createdAt: formatLisbon(createdAt) };
}
