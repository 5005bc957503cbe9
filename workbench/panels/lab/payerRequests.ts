import type { MethodCode, ShopOrder } from './order.ts';
import { shopperPhone } from './restIntegration.ts';

/** A request to the simulators for an action of the customer. */
export interface SimulatorRequest {
  path: string;
  body: object;
}

/** Test card that is always accepted. */
const card = {
  number: '4242 4242 4242 4242',
  expiryMonth: '05',
  expiryYear: '2030',
  cvc: '123',
  holder: 'Maria Silva',
};

/** Requests that pay an order, by its method: at the cash machine, on the phone, or on the payment page. */
export const payerRequests: Record<MethodCode, (order: ShopOrder) => SimulatorRequest[]> = {
  MB: ({ reference, amountCents }) => [{ path: '/sandbox/atm', body: { ...reference, amount: amountCents } }],
  MW: ({ page, paymentId }) => [
    ...(page
      ? [{ path: `/sandbox/checkouts/${page.token}/phone`, body: { phoneNumber: shopperPhone } }]
      : []),
    { path: `/sandbox/payments/${paymentId}/phone`, body: { answer: 'accept' } },
  ],
  CC: ({ page }) => [{ path: `/sandbox/checkouts/${page?.token}/card`, body: card }],
};

/** Names of these calls, for the plan. */
export function payerRequestNames(method: MethodCode, hasPage: boolean): string[] {
  const page = hasPage ? { token: '{id}', url: '' } : undefined;
  const order = { method, paymentId: '{id}', amountCents: 0, page } as ShopOrder;
  return payerRequests[method](order).map(({ path }) => `POST ${path}`);
}
