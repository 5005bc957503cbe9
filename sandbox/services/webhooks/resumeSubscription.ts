import type { Caller, Ports } from '../../domain/ports.ts';
import { enabled } from '../../domain/webhooks/disableAfterFailures.ts';
import { changeSubscription } from './changeSubscription.ts';

/** Switches a subscription on again, its failures counted from zero. */
export function resumeSubscription(ports: Ports, caller: Caller, id: number) {
  return changeSubscription(ports, caller, id, (webhook) => ({ ...webhook, ...enabled }));
}
