import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changeSubscription } from './changeSubscription.ts';

/** Sets the failure mode of a subscription and of its waiting messages; null for normal deliveries. */
export function setFailureMode(ports: Ports, caller: Caller, id: number, failureMode: FailureMode | null) {
  return changeSubscription(
    ports,
    caller,
    id,
    (webhook) => ({ ...webhook, failureMode }),
    async ({ webhooks, deliveries }) => {
      await deliveries.setFailureMode(id, failureMode);
      await webhooks.updateDeliverBeforeResponse();
    },
  );
}
