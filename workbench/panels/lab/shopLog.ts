import type { Exchange } from '../../core/exchange.ts';
import type { Delivery } from '../../core/payment.ts';
import type { ShopStep } from './shop.ts';

/** One entry of the log: a call with its response, or a received message. */
export type LogEntry =
  | { key: string; step: Exclude<ShopStep, 'webhook'>; exchange: Exchange; name?: string }
  | { key: string; step: 'webhook'; delivery: Delivery };

/** Adds deliveries to the log. A message that is attempted again stays one entry, with its last attempt. */
export function withDeliveries(
  log: readonly LogEntry[],
  deliveries: readonly Delivery[],
): readonly LogEntry[] {
  const entries = deliveries.map(
    (delivery): LogEntry => ({ key: `delivery ${delivery.id}`, step: 'webhook', delivery }),
  );
  const isKnown = ({ key }: LogEntry) => log.some((each) => each.key === key);
  const kept = log.map((each) => entries.find(({ key }) => key === each.key) ?? each);
  return [...kept, ...entries.filter((each) => !isKnown(each))];
}
