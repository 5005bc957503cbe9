import { fetchTextBody, isNetworkFailure } from '../client.ts';
import { sandboxNow } from '../clock/sandboxNow.ts';
import { type ApiCredentials, authorizationOf } from '../context/apiCredentials.ts';
import { inboxUrl } from '../context/inbox.ts';
import { requestAs } from '../context/runnerContext.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { soapService } from '../facts/soapService.ts';
import type { Locale } from '../locale.ts';
import { sha256 } from '../signature/sha256.ts';
import type { IntegrationStyleId, MethodCode, PaymentUpdate, ShopOrder } from './order.ts';
import { type SoapFields, soapEnvelope } from './soapEnvelope.ts';
import type { SoapMethodName } from './soapTypes.ts';

/** What happens in the lab, in the order in which it first can. */
export const shopSteps = [
  'subscribe',
  'webhookOutcome',
  'offer',
  'place',
  'pay',
  'webhook',
  'back',
  'update',
] as const;
export type ShopStep = (typeof shopSteps)[number];

/** A shop with a plugin: at which sandbox, with which credentials. */
export interface Shop {
  /** Of the sandbox, without a slash at its end. */
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  /**
   * Told of each call that was made.
   * @param name of the SOAP method, where it was one
   */
  onExchange(step: ShopStep, exchange: Exchange, name?: string): void;
}

/** What a customer puts into the basket, and how it is to be paid. */
export type OrderedBasket = Pick<ShopOrder, 'number' | 'method' | 'product' | 'amountCents'>;

/** What came of a call: what was wanted, or why not, in the answer's own words. */
export type CallResult<T> = { value: T } | { refused: string } | { exchange: Exchange };

/** How a plugin speaks: each thing it does, in one call or several. */
export interface IntegrationStyle {
  id: IntegrationStyleId;
  /** When the merchant saves the settings: asks to be told of payments. */
  subscribe(shop: Shop, url: string): Promise<CallResult<true>>;
  /** When the customer comes to pay: which methods there are for this amount. */
  availableMethods(shop: Shop, amountCents: number): Promise<CallResult<readonly string[]>>;
  /** When the customer has chosen. */
  createPayment(
    shop: Shop,
    basket: OrderedBasket,
  ): Promise<CallResult<Pick<ShopOrder, 'paymentId' | 'reference' | 'page'>>>;
  /** When the customer comes back from a page of the provider's. */
  customerReturns(shop: Shop, order: ShopOrder, token: string): Promise<CallResult<PaymentUpdate>>;
  /** When the merchant asks by hand. */
  manualUpdate(shop: Shop, order: ShopOrder): Promise<CallResult<PaymentUpdate>>;
  /** Names of those calls, to be read before they are made. */
  names: Record<'subscribe' | 'offer' | 'back' | 'update', string> & {
    createPayment: Record<MethodCode, string>;
  };
}

/** Events a plugin asks for when its settings are saved (FACTS 9.3). */
export const subscribedEvents = ['payment_confirmed', 'payment_expired', 'payment_cancelled'] as const;

/** Where the shop of a way is told: the sandbox's own receiver, which checks what it is sent as a shop should. */
export function webhookUrlOf({ origin, keys }: Shop, style: IntegrationStyleId): string {
  return `${inboxUrl(origin, keys.platformCode)}?shop=lab-${style}`;
}

/** Where a page of the provider's sends the customer back to; nobody goes there in the lab. */
export const returnUrls = {
  success: 'https://loja.example/obrigado',
  cancel: 'https://loja.example/carrinho',
} as const;

/** Makes a call of the REST API, or of the simulators, and tells of it. */
export async function requestRest(
  { origin, keys, locale, onExchange }: Shop,
  step: ShopStep,
  method: string,
  path: string,
  body?: unknown,
): Promise<Exchange> {
  const exchange = await requestAs(origin, keys, locale)(method, path, body);
  onExchange(step, exchange);
  return exchange;
}

/** Who calls, for whom, and the proof of it, good for 90 minutes of the sandbox's clock (FACTS 8.3, spec 2 §5). */
async function entityOf(shop: Shop): Promise<SoapFields> {
  const { platformCode, privateKey, clientId } = shop.keys;
  const date = await sandboxNow(shop.origin, authorizationOf(shop.keys));
  const hash = await sha256(privateKey + date);
  return { platformCode, hash, date, nif: clientId, lang: shop.locale.toUpperCase() };
}

/** Makes a call of the SOAP service and tells of it. */
export async function requestSoap(
  shop: Shop,
  step: ShopStep,
  name: SoapMethodName,
  part: SoapFields,
): Promise<Exchange> {
  const path = soapService.paths.testing + soapService.endpoint;
  const headers = { 'Content-Type': soapService.contentType };
  const body = soapEnvelope(name, await entityOf(shop), part);
  const reply = await fetchTextBody({ method: 'POST', url: shop.origin + path, headers, text: body });
  const exchange = { method: 'POST', path, headers, body, reply };
  shop.onExchange(step, exchange, name);
  return exchange;
}

/** The text of an answer of the SOAP service; none where nobody answered. */
export function xmlOf({ reply }: Exchange): string | undefined {
  return isNetworkFailure(reply) ? undefined : String(reply.body);
}
