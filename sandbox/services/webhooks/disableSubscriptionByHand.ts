import type { Caller, Ports } from '../../domain/ports.ts';
import { changeSubscription } from './changeSubscription.ts';

/** Switches a subscription off by hand; one that is off already keeps its reason. */
export function disableSubscriptionByHand(ports: Ports, caller: Caller, id: number) {
  return changeSubscription(ports, caller, id, (webhook) =>
    webhook.disabledAt === null ? { ...webhook, disabledAt: caller.now, disabledReason: 'by_hand' } : webhook,
  );
}
