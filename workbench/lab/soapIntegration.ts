import type { Exchange } from '../exchange/exchange.ts';
import { textIn, textsIn } from '../exchange/xmlText.ts';
import type { News, Order } from './order.ts';
import { askSoap, type Basket, type Came, returnUrls, type Way, wantedEvents, xmlOf } from './shop.ts';
import { soapRefusal } from './soapRefusal.ts';

/** What was wanted of an answer, or the service's own words where it is not there. */
function read<T>(exchange: Exchange, wanted: (xml: string) => T | undefined): Came<T> {
  const xml = xmlOf(exchange);
  if (xml === undefined) return { exchange };
  const got = wanted(xml);
  return got === undefined ? { refused: soapRefusal(xml) ?? '' } : { got };
}

/** Whether the service took the call: the first state of an answer is that of the call. */
const isTaken = (xml: string) => (textIn(xml, 'state') === '1' ? (true as const) : undefined);

const productOf = ({ number, product }: Basket) => ({ productCode: number, productDesc: product });

/** A reference of its own, shown by the shop. */
async function placeReference(shop: Parameters<Way['place']>[0], basket: Basket) {
  const paymentOptions = [{ code: basket.method, type: 'NORMAL' }];
  const part = { amount: basket.amountCents, ...productOf(basket), paymentOptions };
  return read(await askSoap(shop, 'place', 'createPaymentReference', part), (xml) => {
    const [paymentId, entity, reference] = ['paymentId', 'atmEntity', 'reference'].map((name) =>
      textIn(xml, name),
    );
    return paymentId && entity && reference ? { paymentId, reference: { entity, reference } } : undefined;
  });
}

/** A page of the provider's, to which the shop sends its customer. */
async function placePage(shop: Parameters<Way['place']>[0], basket: Basket) {
  const part = {
    order: { amount: basket.amountCents, ...productOf(basket) },
    method: basket.method,
    returnUrlSuccess: returnUrls.success,
    returnUrlCancel: returnUrls.cancel,
  };
  return read(await askSoap(shop, 'place', 'doWebPayment', part), (xml) => {
    const [paymentId, url, token] = ['paymentId', 'url', 'token'].map((name) => textIn(xml, name));
    return paymentId && url && token ? { paymentId, page: { token, url } } : undefined;
  });
}

/** A payment as checkEntityPayments tells it, by its numbers 0 and 1. */
function newsIn(xml: string): News | undefined {
  const paymentId = textIn(xml, 'paymentId');
  if (!paymentId) return undefined;
  const is = (name: string) => textIn(xml, name) === '1';
  const tells = is('paymentState') ? 'paid' : is('paymentCancelled') ? 'cancelled' : 'nothing';
  return { paymentId, amountCents: Number(textIn(xml, 'paymentAmount')), tells };
}

/** The calls of the older plugins (FACTS 9.3, 8.5). */
export const soapWay: Way = {
  id: 'soap',
  names: {
    subscribe: 'subscribeToWebhook',
    offer: 'validatePaymentReference',
    place: { MB: 'createPaymentReference', MW: 'doWebPayment', CC: 'doWebPayment' },
    back: 'checkWebPayment',
    update: 'checkEntityPayments',
  },
  async subscribe(shop, url) {
    for (const action of wantedEvents) {
      const came = read(await askSoap(shop, 'subscribe', 'subscribeToWebhook', { action, url }), isTaken);
      if (!('got' in came)) return came;
    }
    return { got: true };
  },
  async offer(shop, amountCents) {
    const exchange = await askSoap(shop, 'offer', 'validatePaymentReference', { amount: amountCents });
    return read(exchange, (xml) =>
      isTaken(xml) && !textIn(xml, 'err_code') ? textsIn(xml, 'code') : undefined,
    );
  },
  place: (shop, basket) => (basket.method === 'MB' ? placeReference : placePage)(shop, basket),
  async back(shop, { paymentId }, token) {
    return read(await askSoap(shop, 'back', 'checkWebPayment', { token, paymentId }), (xml) => {
      const paid = textIn(xml, 'paid');
      return paid ? { paymentId, tells: paid === '1' ? 'paid' : 'nothing' } : undefined;
    });
  },
  async update(shop, { paymentId }: Order) {
    return read(await askSoap(shop, 'update', 'checkEntityPayments', { payments: [{ paymentId }] }), newsIn);
  },
};
