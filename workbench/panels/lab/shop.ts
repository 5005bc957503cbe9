import type { ApiCredentials } from '../../core/apiCredentials.ts';
import { isNetworkFailure } from '../../core/client.ts';
import type { Exchange, RequestFailure } from '../../core/exchange.ts';
import { inboxUrl } from '../../core/inbox.ts';
import type { Locale } from '../../core/locale.ts';
import { sha256 } from '../../core/signature/signature.ts';
import { soapService } from '../../facts/workbenchFacts.ts';
import { type Responder, sandboxNow } from '../../runner/responder.ts';
import type { Call } from '../../runner/runCalls.ts';
import type { IntegrationStyleId, MethodCode, PaymentUpdate, ShopOrder } from './order.ts';
import { type SoapFields, soapEnvelope } from './soapEnvelope.ts';
import type { SoapMethodName } from './soapTypes.ts';

/** Steps of an order, sorted by the time at which they can first happen. */
export type ShopStep =
  | 'subscribe'
  | 'webhookOutcome'
  | 'offer'
  | 'place'
  | 'pay'
  | 'cancel'
  | 'webhook'
  | 'back'
  | 'update';

export interface Shop {
  /** Origin of the sandbox, without a trailing slash. */
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  responder: Responder;
  onExchange(step: ShopStep, exchange: Exchange, name?: string): void;
}

export type OrderedBasket = Pick<ShopOrder, 'number' | 'method' | 'product' | 'amountCents'>;

export type CreatedPayment = Pick<ShopOrder, 'paymentId' | 'reference' | 'page'>;

export type CallResult<T> = { value: T } | { failure: RequestFailure };

/** Integration style of a plugin. Each operation takes one or more calls. */
export interface IntegrationStyle {
  subscribe(shop: Shop, url: string): Promise<CallResult<true>>;
  availableMethods(shop: Shop, amountCents: number): Promise<CallResult<readonly string[]>>;
  createPayment(shop: Shop, basket: OrderedBasket): Promise<CallResult<CreatedPayment>>;
  customerReturns(shop: Shop, order: ShopOrder): Promise<CallResult<PaymentUpdate>>;
  manualUpdate(shop: Shop, order: ShopOrder): Promise<CallResult<PaymentUpdate>>;
  names: Record<'subscribe' | 'offer' | 'back' | 'update', string> & {
    createPayment: Record<MethodCode, string>;
  };
}

/** Events to which a plugin subscribes when its settings are saved (docs/decisions/shop-plugins.md). */
export const subscribedEvents = ['payment_confirmed', 'payment_expired', 'payment_cancelled'] as const;

/** Webhook URL of an integration style. The sandbox's own receiver verifies messages, as a shop should. */
export function webhookUrlOf({ origin, keys }: Shop, style: IntegrationStyleId): string {
  return `${inboxUrl(origin, keys.platformCode)}?shop=lab-${style}`;
}

export async function send(
  { responder, onExchange }: Shop,
  step: ShopStep,
  call: Call,
  name?: string,
): Promise<Exchange> {
  const exchange = await responder.send(call);
  onExchange(step, exchange, name);
  return exchange;
}

/** Entity block of a call. Its hash is valid for 90 minutes of the sandbox's time (docs/decisions/signatures.md). */
async function entityOf(shop: Shop): Promise<SoapFields> {
  const { platformCode, privateKey, clientId } = shop.keys;
  const date = await sandboxNow(shop.responder);
  const hash = await sha256(privateKey + date);
  return { platformCode, hash, date, nif: clientId, lang: shop.locale.toUpperCase() };
}

export async function requestSoap(
  shop: Shop,
  step: ShopStep,
  name: SoapMethodName,
  part: SoapFields,
): Promise<Exchange> {
  const path = soapService.paths.testing + soapService.endpoint;
  const headers = { 'Content-Type': soapService.contentType };
  const body = soapEnvelope(name, await entityOf(shop), part);
  return send(shop, step, { name, method: 'POST', path, headers, body, isText: true }, name);
}

export function xmlOf({ reply }: Exchange): string | undefined {
  return isNetworkFailure(reply) ? undefined : String(reply.body);
}
