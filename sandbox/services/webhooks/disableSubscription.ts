import type { Caller, Ports } from '../../domain/ports.ts';
import { change } from './changeSubscription.ts';

/** Switches a subscription off by hand; one that is off already keeps its reason. */
export function disableSubscription(ports: Ports, caller: Caller, id: number) {
  return change(ports, caller, id, (webhook) =>
    webhook.disabledAt === null ? { ...webhook, disabledAt: caller.now, disabledReason: 'by_hand' } : webhook,
  );
}
