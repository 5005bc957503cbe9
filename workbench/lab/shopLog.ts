import type { Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import type { ActName } from './shop.ts';

/** One line of the log: a call with its answer, or a message that reached the shop. */
export type Entry =
  | { key: string; act: Exclude<ActName, 'webhook'>; exchange: Exchange; name?: string }
  | { key: string; act: 'webhook'; delivery: Delivery };

/** The log with what arrived: a message that is tried again stays one line, with its last attempt. */
export function withDeliveries(log: readonly Entry[], deliveries: readonly Delivery[]): readonly Entry[] {
  const entries = deliveries.map(
    (delivery): Entry => ({ key: `delivery ${delivery.id}`, act: 'webhook', delivery }),
  );
  const isKnown = ({ key }: Entry) => log.some((each) => each.key === key);
  const kept = log.map((each) => entries.find(({ key }) => key === each.key) ?? each);
  return [...kept, ...entries.filter((each) => !isKnown(each))];
}
