import { dataOf, type Exchange, failureOf } from '../../core/exchange.ts';
import {
  type Call,
  createCheckout,
  createPush,
  createReference,
  listMethods,
  listSubscriptions,
  readCheckout,
  readPayment,
  returnUrls,
  subscribe,
  unscriptedPhone,
} from '../../runner/runCalls.ts';
import type { MethodCode, PaymentUpdate } from './order.ts';
import {
  type CallResult,
  type CreatedPayment,
  type IntegrationStyle,
  type OrderedBasket,
  type Shop,
  send,
  subscribedEvents,
} from './shop.ts';

export interface PaymentFields {
  id: string;
  amount: number;
  stateDetails: { state: string };
  referenceDetails?: { entity?: string; reference: string };
}

interface CreatedFields extends PaymentFields {
  paymentId: string;
  checkoutUrl: string;
}

function read<Data, T>(exchange: Exchange, wanted: (data: Data) => T | undefined): CallResult<T> {
  const data = dataOf(exchange.reply) as Data | undefined;
  const value = data === undefined ? undefined : wanted(data);
  return value === undefined ? { failure: failureOf(exchange.reply) } : { value };
}

const outcomes: Readonly<Record<string, PaymentUpdate['outcome']>> = {
  confirmed: 'paid',
  cancelled: 'cancelled',
};

export function paymentUpdateOf({ id, amount, stateDetails }: PaymentFields): PaymentUpdate {
  return { paymentId: id, amountCents: amount, outcome: outcomes[stateDetails.state] ?? 'nothing' };
}

const paymentOf = ({ amountCents, number, product }: OrderedBasket) => ({
  amount: amountCents,
  code: number,
  summary: product,
});

const creatingCalls: Record<MethodCode, (basket: OrderedBasket, locale: Shop['locale']) => Call> = {
  MB: (basket) => createReference(paymentOf(basket)),
  MW: (basket) => createPush(paymentOf(basket), unscriptedPhone),
  CC: (basket, locale) =>
    createCheckout({ ...paymentOf(basket), paymentMethod: { code: basket.method } }, returnUrls, locale),
};

const kept: Record<MethodCode, (data: CreatedFields) => CreatedPayment | undefined> = {
  MB({ id, referenceDetails: { entity, reference } = { reference: '' } }) {
    return entity && reference ? { paymentId: id, reference: { entity, reference } } : undefined;
  },
  MW: ({ id }) => ({ paymentId: id }),
  CC: ({ id, paymentId, checkoutUrl }) => ({ paymentId, page: { token: id, url: checkoutUrl } }),
};

export const restIntegration: IntegrationStyle = {
  names: {
    subscribe: 'POST /webhooks',
    offer: 'GET /availableMethods',
    createPayment: { MB: 'POST /payments/references', MW: 'POST /payments', CC: 'POST /checkouts' },
    back: 'GET /checkouts/{id}',
    update: 'GET /payments/{id}',
  },
  async subscribe(shop, url) {
    const listed = await send(shop, 'subscribe', listSubscriptions());
    const known = read(listed, (all: { action: string; url: string }[]) => all);
    if (!('value' in known)) return known;
    const isKnown = (action: string) => known.value.some((each) => each.action === action && each.url === url);
    for (const action of subscribedEvents.filter((each) => !isKnown(each))) {
      const made = await send(shop, 'subscribe', subscribe(action, url));
      const result = read(made, () => true as const);
      if (!('value' in result)) return result;
    }
    return { value: true };
  },
  async availableMethods(shop, amountCents) {
    const exchange = await send(shop, 'offer', listMethods(amountCents));
    return read(exchange, (methods: { code: string }[]) => methods.map(({ code }) => code));
  },
  async createPayment(shop, basket) {
    const call = creatingCalls[basket.method](basket, shop.locale);
    return read(await send(shop, 'place', call), kept[basket.method]);
  },
  async customerReturns(shop, { paymentId, page }) {
    const exchange = await send(shop, 'back', readCheckout(page?.token ?? ''));
    return read(exchange, ({ stateDetails }: CreatedFields) => ({
      paymentId,
      outcome: stateDetails.state === 'PaymentSuccess' ? 'paid' : 'nothing',
    }));
  },
  async manualUpdate(shop, { paymentId }) {
    return read(await send(shop, 'update', readPayment(paymentId)), paymentUpdateOf);
  },
};
