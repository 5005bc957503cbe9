import { type Exchange, failureOf } from '../../core/exchange.ts';
import { textIn, textsIn } from '../../core/xml.ts';
import { returnUrls } from '../../runner/runCalls.ts';
import type { PaymentUpdate, ShopOrder } from './order.ts';
import {
  type CallResult,
  type IntegrationStyle,
  type OrderedBasket,
  requestSoap,
  subscribedEvents,
  xmlOf,
} from './shop.ts';
import { soapRefusal } from './soapEnvelope.ts';

function read<T>(exchange: Exchange, wanted: (xml: string) => T | undefined): CallResult<T> {
  const xml = xmlOf(exchange);
  if (xml === undefined) return { failure: failureOf(exchange.reply) };
  const value = wanted(xml);
  return value === undefined ? { failure: { refusal: soapRefusal(xml) ?? '' } } : { value };
}

/** Whether the service accepted the call. The first `state` in a response is that of the call. */
const isAccepted = (xml: string) => (textIn(xml, 'state') === '1' ? (true as const) : undefined);

const productOf = ({ number, product }: OrderedBasket) => ({ productCode: number, productDesc: product });

async function createReference(shop: Parameters<IntegrationStyle['createPayment']>[0], basket: OrderedBasket) {
  const paymentOptions = [{ code: basket.method, type: 'NORMAL' }];
  const part = { amount: basket.amountCents, ...productOf(basket), paymentOptions };
  return read(await requestSoap(shop, 'place', 'createPaymentReference', part), (xml) => {
    const [paymentId, entity, reference] = ['paymentId', 'atmEntity', 'reference'].map((name) => textIn(xml, name));
    return paymentId && entity && reference ? { paymentId, reference: { entity, reference } } : undefined;
  });
}

async function createPage(shop: Parameters<IntegrationStyle['createPayment']>[0], basket: OrderedBasket) {
  const part = {
    order: { amount: basket.amountCents, ...productOf(basket) },
    method: basket.method,
    returnUrlSuccess: returnUrls.success,
    returnUrlCancel: returnUrls.cancel,
  };
  return read(await requestSoap(shop, 'place', 'doWebPayment', part), (xml) => {
    const [paymentId, url, token] = ['paymentId', 'url', 'token'].map((name) => textIn(xml, name));
    return paymentId && url && token ? { paymentId, page: { token, url } } : undefined;
  });
}

/** Update in a response of checkEntityPayments, in which flags are 0 or 1. */
function paymentUpdateIn(xml: string): PaymentUpdate | undefined {
  const paymentId = textIn(xml, 'paymentId');
  if (!paymentId) return undefined;
  const is = (name: string) => textIn(xml, name) === '1';
  const outcome = is('paymentState') ? 'paid' : is('paymentCancelled') ? 'cancelled' : 'nothing';
  return { paymentId, amountCents: Number(textIn(xml, 'paymentAmount')), outcome };
}

/** Calls of the older plugins (docs/decisions/shop-plugins.md, docs/decisions/soap-compatibility.md). */
export const soapIntegration: IntegrationStyle = {
  names: {
    subscribe: 'subscribeToWebhook',
    offer: 'validatePaymentReference',
    createPayment: { MB: 'createPaymentReference', MW: 'doWebPayment', CC: 'doWebPayment' },
    back: 'checkWebPayment',
    update: 'checkEntityPayments',
  },
  async subscribe(shop, url) {
    for (const action of subscribedEvents) {
      const result = read(await requestSoap(shop, 'subscribe', 'subscribeToWebhook', { action, url }), isAccepted);
      if (!('value' in result)) return result;
    }
    return { value: true };
  },
  async availableMethods(shop, amountCents) {
    const exchange = await requestSoap(shop, 'offer', 'validatePaymentReference', { amount: amountCents });
    return read(exchange, (xml) => (isAccepted(xml) && !textIn(xml, 'err_code') ? textsIn(xml, 'code') : undefined));
  },
  createPayment: (shop, basket) => (basket.method === 'MB' ? createReference : createPage)(shop, basket),
  async customerReturns(shop, { paymentId, page }) {
    return read(await requestSoap(shop, 'back', 'checkWebPayment', { token: page?.token ?? '', paymentId }), (xml) => {
      const paid = textIn(xml, 'paid');
      return paid ? { paymentId, outcome: paid === '1' ? 'paid' : 'nothing' } : undefined;
    });
  },
  async manualUpdate(shop, { paymentId }: ShopOrder) {
    return read(
      await requestSoap(shop, 'update', 'checkEntityPayments', { payments: [{ paymentId }] }),
      paymentUpdateIn,
    );
  },
};
