import { dataOf, failureOf } from '../../core/exchange.ts';
import type { Delivery } from '../../core/payment.ts';
import {
  answerOnPhone,
  type Call,
  cancelPayment,
  enterPhone,
  listDeliveries,
  payAtCashMachine,
  payByCard,
  unscriptedPhone,
} from '../../runner/runCalls.ts';
import { runScenario } from '../../runner/runScenario.ts';
import type { IntegrationStyleId, MethodCode, PaymentUpdate, ShopOrder } from './order.ts';
import { restIntegration } from './restIntegration.ts';
import { type CallResult, type IntegrationStyle, type OrderedBasket, type Shop, send, webhookUrlOf } from './shop.ts';
import { soapIntegration } from './soapIntegration.ts';
import { isAuthentic, paymentUpdateIn } from './webhookMessage.ts';
import { setWebhookOutcome, type WebhookOutcome } from './webhookOutcome.ts';

export const integrationStyles: Record<IntegrationStyleId, IntegrationStyle> = {
  soap: soapIntegration,
  rest: restIntegration,
};

/** Result of an action on an order. `notOffered` means that the provider does not offer the method for the amount. */
export type OrderResult<T> = CallResult<T> | { failure: 'notOffered' };

interface ReceivedWebhooks {
  deliveries: readonly Delivery[];
  /** Updates in the messages that passed verification. */
  updates: readonly PaymentUpdate[];
}

/** Subscribes if the shop has not done so yet, sets the outcome of the webhook, and creates the payment. */
export async function placeOrder(
  shop: Shop,
  {
    styleId,
    basket,
    webhookOutcome,
    isSetUp,
  }: { styleId: IntegrationStyleId; basket: OrderedBasket; webhookOutcome: WebhookOutcome; isSetUp: boolean },
): Promise<OrderResult<ShopOrder>> {
  const style = integrationStyles[styleId];
  const url = webhookUrlOf(shop, styleId);
  const subscribed = isSetUp ? { value: true as const } : await style.subscribe(shop, url);
  if (!('value' in subscribed)) return subscribed;
  await setWebhookOutcome(shop, url, webhookOutcome);
  const offered = await style.availableMethods(shop, basket.amountCents);
  if (!('value' in offered)) return offered;
  if (!offered.value.includes(basket.method)) return { failure: 'notOffered' };
  const placed = await style.createPayment(shop, basket);
  if (!('value' in placed)) return placed;
  return { value: { ...basket, ...placed.value, integrationStyle: styleId, state: 'awaiting' } };
}

export const payerCalls: Record<MethodCode, (order: ShopOrder) => Call[]> = {
  MB: ({ reference, amountCents }) => [payAtCashMachine({ ...reference, amount: amountCents })],
  MW: ({ page, paymentId }) => [
    ...(page ? [enterPhone(page.token, unscriptedPhone)] : []),
    answerOnPhone(paymentId, 'accept'),
  ],
  CC: ({ page }) => [payByCard(page?.token ?? '')],
};

export async function payOrder(shop: Shop, order: ShopOrder): Promise<OrderResult<true>> {
  const steps = payerCalls[order.method](order).map((call) => ({ call: () => call }));
  for await (const { kind, exchange } of runScenario(steps, shop.responder)) {
    shop.onExchange('pay', exchange);
    if (kind !== 'answered') return { failure: failureOf(exchange.reply) };
  }
  return { value: true };
}

/** Cancels the payment, as if in the provider's back office. The shop gets a webhook. */
export async function cancelOrder(shop: Shop, order: ShopOrder): Promise<OrderResult<true>> {
  const { reply } = await send(shop, 'cancel', cancelPayment(order.paymentId));
  return dataOf(reply) ? { value: true } : { failure: failureOf(reply) };
}

export function queryPayment(
  shop: Shop,
  order: ShopOrder,
  step: 'update' | 'back',
): Promise<OrderResult<PaymentUpdate>> {
  const style = integrationStyles[order.integrationStyle];
  return (step === 'back' ? style.customerReturns : style.manualUpdate)(shop, order);
}

/** Deliveries of an order that were sent to the shop's URL, and the updates in those that passed verification. */
export async function receivedWebhooks(shop: Shop, order: ShopOrder): Promise<ReceivedWebhooks> {
  const { reply } = await shop.responder.send(listDeliveries(order.paymentId));
  const all = (dataOf(reply) as Delivery[] | undefined) ?? [];
  const url = webhookUrlOf(shop, order.integrationStyle);
  const deliveries = all.filter((each) => each.url === url && each.attempts.length > 0);
  const believed = await Promise.all(deliveries.map((each) => isAuthentic(each, shop.keys.privateKey)));
  const updates = deliveries.filter((_, i) => believed[i]).flatMap(({ body }) => paymentUpdateIn(body) ?? []);
  return { deliveries, updates };
}
