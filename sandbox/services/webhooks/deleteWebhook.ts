import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { unknown } from './getWebhook.ts';

/** DELETE /webhooks/{id}. Messages already in the outbox still leave. */
export async function deleteWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<true>> {
  const gone = await ports.store.write(caller.tenant, async ({ webhooks }) => {
    const removed = await webhooks.remove(caller.platformCode, id);
    await webhooks.updateDeliverBeforeResponse();
    return removed;
  });
  return gone ? ok(true) : unknown();
}
