import { isTrouble } from '../client.ts';
import { askAs } from '../context/runnerContext.ts';
import { dataOf, refusalOf } from '../exchange/exchange.ts';
import type { Failure } from '../live/useLiveData.ts';
import type { Delivery } from '../multibanco/payment.ts';
import { ways } from './integrationStyles.ts';
import type { News, Order, WayId } from './order.ts';
import { handsOf } from './payerRequests.ts';
import { askRest, type Basket, type Came, hookUrlOf, type Shop } from './shop.ts';
import { isBelieved, newsIn } from './webhookMessage.ts';
import { decideFate, type Fate } from './webhookOutcome.ts';

/** What a thing the reader does comes to. `notOffered`: the provider does not take this method for this amount. */
export type Outcome<T> = { done: T } | { failure: Failure | 'notOffered' };

/** What reached the shop's address about an order. */
export interface Heard {
  deliveries: readonly Delivery[];
  /** What those say that the shop believes. */
  news: readonly News[];
}

function failureOf(came: Exclude<Came<never>, { got: never }>): { failure: Failure } {
  if ('refused' in came) return { failure: { refusal: came.refused } };
  const { reply } = came.exchange;
  return { failure: isTrouble(reply) ? reply : { refusal: String(reply.status) } };
}

/**
 * The customer orders: the settings are saved where they were not yet, the webhook's fate is decided, and the plugin
 * asks for the payment.
 * @param isSetUp whether this shop asked for its webhooks before
 */
export async function placeOrder(
  shop: Shop,
  { wayId, basket, fate, isSetUp }: { wayId: WayId; basket: Basket; fate: Fate; isSetUp: boolean },
): Promise<Outcome<Order>> {
  const way = ways[wayId];
  const url = hookUrlOf(shop, wayId);
  const subscribed = isSetUp ? { got: true as const } : await way.subscribe(shop, url);
  if (!('got' in subscribed)) return failureOf(subscribed);
  await decideFate(shop, url, fate);
  const offered = await way.offer(shop, basket.amountCents);
  if (!('got' in offered)) return failureOf(offered);
  if (!offered.got.includes(basket.method)) return { failure: 'notOffered' };
  const placed = await way.place(shop, basket);
  if (!('got' in placed)) return failureOf(placed);
  return { done: { ...basket, ...placed.got, way: wayId, state: 'awaiting' } };
}

/** The customer pays, by the simulators. */
export async function payOrder(shop: Shop, order: Order): Promise<Outcome<true>> {
  for (const { path, body } of handsOf[order.method](order)) {
    const { reply } = await askRest(shop, 'pay', 'POST', path, body);
    if (isTrouble(reply)) return { failure: reply };
    if (reply.status >= 400) return { failure: { refusal: refusalOf(reply) ?? String(reply.status) } };
  }
  return { done: true };
}

/** The shop asks how the payment is: by hand, or because the customer came back. */
export async function askAbout(shop: Shop, order: Order, act: 'update' | 'back'): Promise<Outcome<News>> {
  const way = ways[order.way];
  const token = order.page?.token ?? '';
  const came = await (act === 'back' ? way.back(shop, order, token) : way.update(shop, order));
  return 'got' in came ? { done: came.got } : failureOf(came);
}

/** Looks at what reached the shop's address about an order, once it was tried. */
export async function listenFor(shop: Shop, order: Order): Promise<Heard> {
  const path = `/sandbox/deliveries?paymentId=${order.paymentId}`;
  const { reply } = await askAs(shop.origin, shop.keys, shop.locale)('GET', path);
  const all = (dataOf(reply) as Delivery[] | undefined) ?? [];
  const url = hookUrlOf(shop, order.way);
  const deliveries = all.filter((each) => each.url === url && each.attempts.length > 0);
  const believed = await Promise.all(deliveries.map((each) => isBelieved(each, shop.keys.privateKey)));
  const news = deliveries.filter((_, i) => believed[i]).flatMap(({ body }) => newsIn(body) ?? []);
  return { deliveries, news };
}
