import { answerOnPhone, type Call, enterPhone, payAtCashMachine, payByCard, unscriptedPhone } from '../../runner/calls.ts';
import type { MethodCode, ShopOrder } from './order.ts';

/** Calls that pay an order, by its method: at the cash machine, on the phone, or on the payment page. */
export const payerRequests: Record<MethodCode, (order: ShopOrder) => Call[]> = {
  MB: ({ reference, amountCents }) => [payAtCashMachine({ ...reference, amount: amountCents })],
  MW: ({ page, paymentId }) => [
    ...(page ? [enterPhone(page.token, unscriptedPhone)] : []),
    answerOnPhone(paymentId, 'accept'),
  ],
  CC: ({ page }) => [payByCard(page?.token ?? '')],
};

/** Names of these calls, for the plan. */
export function payerRequestNames(method: MethodCode, hasPage: boolean): string[] {
  const page = hasPage ? { token: '{id}', url: '' } : undefined;
  const order = { method, paymentId: '{id}', amountCents: 0, page } as ShopOrder;
  return payerRequests[method](order).map(({ path }) => `POST ${path}`);
}
