import type { IntegrationStyleId, MethodCode, ShopOrder } from './order.ts';
import { integrationStyles, payerCalls } from './orderFlow.ts';
import type { ShopStep } from './shop.ts';

/** Planned calls of one step. */
export interface PlannedCalls {
  step: Exclude<ShopStep, 'webhookOutcome'>;
  calls: readonly string[];
}

/** The planned calls of the payer. */
export function payerCallNames(method: MethodCode, hasPage: boolean): string[] {
  const page = hasPage ? { token: '{id}', url: '' } : undefined;
  const order = { method, paymentId: '{id}', amountCents: 0, page } as ShopOrder;
  return payerCalls[method](order).map(({ path }) => `POST ${path}`);
}

/** Whether an order is paid on a page of the provider. */
export const paysOnPage = (styleId: IntegrationStyleId, method: MethodCode) =>
  method === 'CC' || (method === 'MW' && styleId === 'soap');

/** The planned calls of an order. */
export function callPlan(styleId: IntegrationStyleId, method: MethodCode): PlannedCalls[] {
  const { names } = integrationStyles[styleId];
  const hasPage = paysOnPage(styleId, method);
  const line = (step: PlannedCalls['step'], ...calls: string[]) => ({ step, calls });
  return [
    line('subscribe', names.subscribe),
    line('offer', names.offer),
    line('place', names.createPayment[method]),
    line('pay', ...payerCallNames(method, hasPage)),
    line('webhook', 'payment_confirmed'),
    ...(hasPage ? [line('back', names.back)] : []),
    line('update', names.update),
  ];
}
