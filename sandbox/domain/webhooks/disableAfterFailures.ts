import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import type { WebhookRecord } from '../ports.ts';

/** Fields of an enabled subscription, whose failure count is reset. */
export const enabled = { failuresInARow: 0, disabledAt: null, disabledReason: null } as const;

/** Counts a failed delivery, and disables the subscription after too many (docs/decisions/retry-schedule.md). */
export function afterFailedDelivery(webhook: WebhookRecord, at: number): WebhookRecord {
  const failuresInARow = webhook.failuresInARow + 1;
  if (webhook.disabledAt !== null || failuresInARow < disableAfterFailures) return { ...webhook, failuresInARow };
  return { ...webhook, failuresInARow, disabledAt: at, disabledReason: 'failures' };
}
