/** Ways in which a plugin speaks to the provider. */
export const wayIds = ['soap', 'rest'] as const;
export type WayId = (typeof wayIds)[number];

/** Methods by their codes, as the API writes them. */
export const methodCodes = ['MB', 'MW', 'CC'] as const;
export type MethodCode = (typeof methodCodes)[number];

export type OrderState = 'awaiting' | 'paid' | 'cancelled';

/** What a shop keeps of an order. */
export interface Order {
  /** Goes to the provider with the payment, and comes back with each notification. */
  number: string;
  way: WayId;
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
  toldBy?: Teller;
}

/** Who tells a shop of a payment: a webhook, or the answer to a question of its own. */
export type Teller = 'webhook' | 'back' | 'update';

/** What the shop is told of a payment. */
export interface News {
  paymentId: string;
  /** None where an answer does not say it: a token belongs to one amount alone (spec 2 §5). */
  amountCents?: number;
  tells: 'paid' | 'cancelled' | 'nothing';
}

/** What each news makes of an order. Paid stays paid; money that comes late still pays. */
const orderMoves: Record<OrderState, Record<News['tells'], OrderState>> = {
  awaiting: { paid: 'paid', cancelled: 'cancelled', nothing: 'awaiting' },
  cancelled: { paid: 'paid', cancelled: 'cancelled', nothing: 'cancelled' },
  paid: { paid: 'paid', cancelled: 'paid', nothing: 'paid' },
};

/** An order after some news: that of another payment, or of another amount, changes nothing. */
export function orderAfter(order: Order, news: News, toldBy: Teller): Order {
  const { paymentId, amountCents = order.amountCents, tells } = news;
  if (paymentId !== order.paymentId || amountCents !== order.amountCents) return order;
  const state = orderMoves[order.state][tells];
  return state === order.state ? order : { ...order, state, toldBy };
}
