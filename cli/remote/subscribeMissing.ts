import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import type { Connection } from './connection.ts';

/**
 * Subscribes to the events that nobody is subscribed to: the sandbox sends no message without a subscription. They go
 * to the sandbox's own receiver, which accepts them.
 * @returns deletes these subscriptions again
 */
export async function subscribeMissing({ url, keys, call }: Connection): Promise<() => Promise<void>> {
  const taken = new Set((await call<Webhook[]>('GET', '/api/webhooks')).map(({ action }) => action));
  const inbox = `${url}/sandbox/inbox/${keys.platformCode}`;
  const made: string[] = [];
  for (const action of webhookActions.filter((each) => !taken.has(each))) {
    made.push((await call<Webhook>('POST', '/api/webhooks', { action, url: inbox })).id);
  }
  return async () => {
    for (const id of made) await call('DELETE', `/api/webhooks/${id}`).catch(() => undefined);
  };
}
