import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import type { World } from '../check/world.ts';

/** Rows about a payment that follows another: the events are those of the other, which has a row of its own. */
const followers = new Set(['create_capture', 'create_refund', 'refund_at_terminal']);

/** Each row of the payments' lifecycle with the events that it was seen to send, each in a sandbox that was reset. */
export async function eventsOfEachRow(world: World): Promise<{ name: string; events: string[] }[]> {
  const seen: { name: string; events: string[] }[] = [];
  for (const { from, action } of paymentLifecycle) {
    if (followers.has(action)) continue;
    await world.api.post('/sandbox/reset');
    world.receiver.received = [];
    const heard = await world.eventsOfAction(from, action);
    seen.push({ name: `${from} ${action}`, events: heard.map(({ webhook }) => webhook.action) });
  }
  return seen.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Rows that a table of the page names, as in `pending expire`. */
export function rowsOfTable(page: string, caption: string): string[] {
  const [, rows = ''] = page.split(`caption="${caption}"`)[1]?.match(/rows=\{\[(.*?)\]\}/s) ?? [];
  return [...rows.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).sort();
}
