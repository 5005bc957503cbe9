import { isTrouble } from '../client.ts';
import { dataOf, type Exchange, refusalOf } from '../exchange/exchange.ts';
import type { News } from './order.ts';
import { askRest, type Basket, type Came, returnUrls, type Shop, type Way, wantedEvents } from './shop.ts';

/** As much of a payment as the shop looks at. */
export interface SeenPayment {
  id: string;
  amount: number;
  stateDetails: { state: string };
  referenceDetails?: { entity?: string; reference: string };
}

interface SeenCheckout {
  id: string;
  paymentId: string;
  checkoutUrl: string;
  stateDetails: { state: string };
}

/** What was wanted of an answer's data, or the refusal in the API's own words. */
function read<Data, T>(exchange: Exchange, wanted: (data: Data) => T | undefined): Came<T> {
  const { reply } = exchange;
  if (isTrouble(reply)) return { exchange };
  const data = dataOf(reply) as Data | undefined;
  const got = data === undefined ? undefined : wanted(data);
  return got === undefined ? { refused: refusalOf(reply) ?? '' } : { got };
}

const told: Readonly<Record<string, News['tells']>> = { confirmed: 'paid', cancelled: 'cancelled' };

/** What a payment says about its order. */
export function newsOf({ id, amount, stateDetails }: SeenPayment): News {
  return { paymentId: id, amountCents: amount, tells: told[stateDetails.state] ?? 'nothing' };
}

const paymentOf = ({ amountCents, number, product }: Basket) => ({
  amount: amountCents,
  code: number,
  summary: product,
});

/** A phone whose owner does nothing by herself: the reader answers. */
export const shopperPhone = '351#912345678';

async function placeReference(shop: Shop, basket: Basket) {
  const exchange = await askRest(shop, 'place', 'POST', '/api/payments/references', paymentOf(basket));
  return read(exchange, ({ id, referenceDetails }: SeenPayment) => {
    const { entity, reference } = referenceDetails ?? {};
    return entity && reference ? { paymentId: id, reference: { entity, reference } } : undefined;
  });
}

async function placePush(shop: Shop, basket: Basket) {
  const paymentMethod = { code: 'MW', details: { phoneNumber: shopperPhone } };
  const body = { ...paymentOf(basket), paymentMethod };
  const exchange = await askRest(shop, 'place', 'POST', '/api/payments', body);
  return read(exchange, ({ id }: SeenPayment) => ({ paymentId: id }));
}

async function placePage(shop: Shop, basket: Basket) {
  const body = {
    payment: { ...paymentOf(basket), paymentMethod: { code: basket.method } },
    page: { language: shop.locale.toUpperCase(), layout: 'web' },
    redirects: Object.entries(returnUrls).map(([type, url]) => ({ type, url })),
  };
  const exchange = await askRest(shop, 'place', 'POST', '/api/checkouts', body);
  return read(exchange, ({ id, paymentId, checkoutUrl }: SeenCheckout) => ({
    paymentId,
    page: { token: id, url: checkoutUrl },
  }));
}

const places = { MB: placeReference, MW: placePush, CC: placePage } as const;

/** The same by the REST API, as the plugin of one's own would do it. */
export const restWay: Way = {
  id: 'rest',
  names: {
    subscribe: 'POST /webhooks',
    offer: 'GET /availableMethods',
    place: { MB: 'POST /payments/references', MW: 'POST /payments', CC: 'POST /checkouts' },
    back: 'GET /checkouts/{id}',
    update: 'GET /payments/{id}',
  },
  async subscribe(shop, url) {
    const listed = await askRest(shop, 'subscribe', 'GET', '/api/webhooks');
    const known = read(listed, (all: { action: string; url: string }[]) => all);
    if (!('got' in known)) return known;
    const isKnown = (action: string) => known.got.some((each) => each.action === action && each.url === url);
    for (const action of wantedEvents.filter((each) => !isKnown(each))) {
      const made = await askRest(shop, 'subscribe', 'POST', '/api/webhooks', { action, url });
      const came = read(made, () => true as const);
      if (!('got' in came)) return came;
    }
    return { got: true };
  },
  async offer(shop, amountCents) {
    const exchange = await askRest(shop, 'offer', 'GET', `/api/availableMethods?amount=${amountCents}`);
    return read(exchange, (methods: { code: string }[]) => methods.map(({ code }) => code));
  },
  place: (shop, basket) => places[basket.method](shop, basket),
  async back(shop, { paymentId }, token) {
    const exchange = await askRest(shop, 'back', 'GET', `/api/checkouts/${token}`);
    return read(exchange, ({ stateDetails }: SeenCheckout) => ({
      paymentId,
      tells: stateDetails.state === 'PaymentSuccess' ? 'paid' : 'nothing',
    }));
  },
  async update(shop, { paymentId }) {
    return read(await askRest(shop, 'update', 'GET', `/api/payments/${paymentId}`), newsOf);
  },
};
