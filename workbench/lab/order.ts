/** Ways in which a plugin speaks to the provider. */
export const integrationStyleIds = ['soap', 'rest'] as const;
export type IntegrationStyleId = (typeof integrationStyleIds)[number];

/** Methods by their codes, as the API writes them. */
export const methodCodes = ['MB', 'MW', 'CC'] as const;
export type MethodCode = (typeof methodCodes)[number];

export type OrderState = 'awaiting' | 'paid' | 'cancelled';

/** What a shop keeps of an order. */
export interface ShopOrder {
  /** Goes to the provider with the payment, and comes back with each notification. */
  number: string;
  integrationStyle: IntegrationStyleId;
  method: MethodCode;
  product: string;
  amountCents: number;
  state: OrderState;
  paymentId: string;
  /** What the shop shows to its customer, where a reference pays. */
  reference?: { entity: string; reference: string };
  /** Where the shop sends its customer, where a page of the provider's pays. */
  page?: { token: string; url: string };
  /** How the shop came to know its state, once it moved. */
  updatedBy?: UpdateSource;
}

/** Who tells a shop of a payment: a webhook, or the answer to a question of its own. */
export type UpdateSource = 'webhook' | 'back' | 'update';

/** What the shop is told of a payment. */
export interface PaymentUpdate {
  paymentId: string;
  /** None where an answer does not say it: a token belongs to one amount alone (spec 2 §5). */
  amountCents?: number;
  outcome: 'paid' | 'cancelled' | 'nothing';
}

/** What each news makes of an order. Paid stays paid; money that comes late still pays. */
const orderTransitions: Record<OrderState, Record<PaymentUpdate['outcome'], OrderState>> = {
  awaiting: { paid: 'paid', cancelled: 'cancelled', nothing: 'awaiting' },
  cancelled: { paid: 'paid', cancelled: 'cancelled', nothing: 'cancelled' },
  paid: { paid: 'paid', cancelled: 'paid', nothing: 'paid' },
};

/** An order after some news: that of another payment, or of another amount, changes nothing. */
export function orderAfter(order: ShopOrder, update: PaymentUpdate, updatedBy: UpdateSource): ShopOrder {
  const { paymentId, amountCents = order.amountCents, outcome } = update;
  if (paymentId !== order.paymentId || amountCents !== order.amountCents) return order;
  const state = orderTransitions[order.state][outcome];
  return state === order.state ? order : { ...order, state, updatedBy };
}
