export const integrationStyleIds = ['soap', 'rest'] as const;
export type IntegrationStyleId = (typeof integrationStyleIds)[number];

export const methodCodes = ['MB', 'MW', 'CC'] as const;
export type MethodCode = (typeof methodCodes)[number];

export type OrderState = 'awaiting' | 'paid' | 'cancelled';

export interface ShopOrder {
  /** Number of the order. It is sent with the payment, and returned in each notification. */
  number: string;
  integrationStyle: IntegrationStyleId;
  method: MethodCode;
  product: string;
  amountCents: number;
  state: OrderState;
  paymentId: string;
  /** Multibanco reference that the shop shows to its customer. */
  reference?: { entity: string; reference: string };
  /** Payment page of the provider to which the shop redirects. */
  page?: { token: string; url: string };
  updatedBy?: UpdateSource;
}

export type UpdateSource = 'webhook' | 'back' | 'update';

export interface PaymentUpdate {
  paymentId: string;
  /** Undefined if the response omits the amount, because its token belongs to a single amount. */
  amountCents?: number;
  outcome: 'paid' | 'cancelled' | 'nothing';
}

/** State of an order after an update. An order stays paid, and a late payment still counts. */
const orderTransitions: Record<OrderState, Record<PaymentUpdate['outcome'], OrderState>> = {
  awaiting: { paid: 'paid', cancelled: 'cancelled', nothing: 'awaiting' },
  cancelled: { paid: 'paid', cancelled: 'cancelled', nothing: 'cancelled' },
  paid: { paid: 'paid', cancelled: 'paid', nothing: 'paid' },
};

/** Applies an update to an order, unless it is about another payment or amount. */
export function orderAfter(order: ShopOrder, update: PaymentUpdate, updatedBy: UpdateSource): ShopOrder {
  const { paymentId, amountCents = order.amountCents, outcome } = update;
  if (paymentId !== order.paymentId || amountCents !== order.amountCents) return order;
  const state = orderTransitions[order.state][outcome];
  return state === order.state ? order : { ...order, state, updatedBy };
}
