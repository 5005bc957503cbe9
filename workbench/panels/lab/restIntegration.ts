import { dataOf, type Exchange, failureOf } from '../../core/exchange.ts';
import type { PaymentUpdate } from './order.ts';
import {
  type CallResult,
  type IntegrationStyle,
  type OrderedBasket,
  requestRest,
  returnUrls,
  type Shop,
  subscribedEvents,
} from './shop.ts';

/** The fields of a payment that the shop reads. */
export interface PaymentFields {
  id: string;
  amount: number;
  stateDetails: { state: string };
  referenceDetails?: { entity?: string; reference: string };
}

interface CheckoutFields {
  id: string;
  paymentId: string;
  checkoutUrl: string;
  stateDetails: { state: string };
}

/** Extracts the wanted value from a response's data, or returns the API's refusal. */
function read<Data, T>(exchange: Exchange, wanted: (data: Data) => T | undefined): CallResult<T> {
  const data = dataOf(exchange.reply) as Data | undefined;
  const value = data === undefined ? undefined : wanted(data);
  return value === undefined ? { failure: failureOf(exchange.reply) } : { value };
}

const outcomes: Readonly<Record<string, PaymentUpdate['outcome']>> = {
  confirmed: 'paid',
  cancelled: 'cancelled',
};

/** The update in a payment's state. */
export function paymentUpdateOf({ id, amount, stateDetails }: PaymentFields): PaymentUpdate {
  return { paymentId: id, amountCents: amount, outcome: outcomes[stateDetails.state] ?? 'nothing' };
}

const paymentOf = ({ amountCents, number, product }: OrderedBasket) => ({
  amount: amountCents,
  code: number,
  summary: product,
});

/** A phone without a scripted answer: the reader answers. */
export const shopperPhone = '351#912345678';

async function createReference(shop: Shop, basket: OrderedBasket) {
  const exchange = await requestRest(shop, 'place', 'POST', '/api/payments/references', paymentOf(basket));
  return read(exchange, ({ id, referenceDetails }: PaymentFields) => {
    const { entity, reference } = referenceDetails ?? {};
    return entity && reference ? { paymentId: id, reference: { entity, reference } } : undefined;
  });
}

async function createPush(shop: Shop, basket: OrderedBasket) {
  const paymentMethod = { code: 'MW', details: { phoneNumber: shopperPhone } };
  const body = { ...paymentOf(basket), paymentMethod };
  const exchange = await requestRest(shop, 'place', 'POST', '/api/payments', body);
  return read(exchange, ({ id }: PaymentFields) => ({ paymentId: id }));
}

async function createPage(shop: Shop, basket: OrderedBasket) {
  const body = {
    payment: { ...paymentOf(basket), paymentMethod: { code: basket.method } },
    page: { language: shop.locale.toUpperCase(), layout: 'web' },
    redirects: Object.entries(returnUrls).map(([type, url]) => ({ type, url })),
  };
  const exchange = await requestRest(shop, 'place', 'POST', '/api/checkouts', body);
  return read(exchange, ({ id, paymentId, checkoutUrl }: CheckoutFields) => ({
    paymentId,
    page: { token: id, url: checkoutUrl },
  }));
}

const createByMethod = { MB: createReference, MW: createPush, CC: createPage } as const;

/** Integration style of the REST API, as a custom plugin would use it. */
export const restIntegration: IntegrationStyle = {
  names: {
    subscribe: 'POST /webhooks',
    offer: 'GET /availableMethods',
    createPayment: { MB: 'POST /payments/references', MW: 'POST /payments', CC: 'POST /checkouts' },
    back: 'GET /checkouts/{id}',
    update: 'GET /payments/{id}',
  },
  async subscribe(shop, url) {
    const listed = await requestRest(shop, 'subscribe', 'GET', '/api/webhooks');
    const known = read(listed, (all: { action: string; url: string }[]) => all);
    if (!('value' in known)) return known;
    const isKnown = (action: string) =>
      known.value.some((each) => each.action === action && each.url === url);
    for (const action of subscribedEvents.filter((each) => !isKnown(each))) {
      const made = await requestRest(shop, 'subscribe', 'POST', '/api/webhooks', { action, url });
      const result = read(made, () => true as const);
      if (!('value' in result)) return result;
    }
    return { value: true };
  },
  async availableMethods(shop, amountCents) {
    const exchange = await requestRest(shop, 'offer', 'GET', `/api/availableMethods?amount=${amountCents}`);
    return read(exchange, (methods: { code: string }[]) => methods.map(({ code }) => code));
  },
  createPayment: (shop, basket) => createByMethod[basket.method](shop, basket),
  async customerReturns(shop, { paymentId, page }) {
    const exchange = await requestRest(shop, 'back', 'GET', `/api/checkouts/${page?.token ?? ''}`);
    return read(exchange, ({ stateDetails }: CheckoutFields) => ({
      paymentId,
      outcome: stateDetails.state === 'PaymentSuccess' ? 'paid' : 'nothing',
    }));
  },
  async manualUpdate(shop, { paymentId }) {
    return read(await requestRest(shop, 'update', 'GET', `/api/payments/${paymentId}`), paymentUpdateOf);
  },
};
