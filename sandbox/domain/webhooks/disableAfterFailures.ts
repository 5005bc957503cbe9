import { disableAfterFailures } from '@balcao/contract/resources/webhooks/disableAfterFailures.ts';
import type { WebhookRecord } from '../ports.ts';

/** What a subscription is like that receives, with its failures counted from zero. */
export const enabled = { failuresInARow: 0, disabledAt: null, disabledReason: null } as const;

/** One more failed delivery: enough in a row disable (docs/decisions/retry-schedule.md); an older reason stays. */
export function afterFailedDelivery(webhook: WebhookRecord, at: number): WebhookRecord {
  const failuresInARow = webhook.failuresInARow + 1;
  if (webhook.disabledAt !== null || failuresInARow < disableAfterFailures)
    return { ...webhook, failuresInARow };
  return { ...webhook, failuresInARow, disabledAt: at, disabledReason: 'failures' };
}
