import type { IntegrationStyleId, MethodCode } from './order.ts';
import { integrationStyles } from './orderFlow.ts';
import { payerRequestNames } from './payerRequests.ts';
import type { ShopStep } from './shop.ts';

/** Planned calls of one step. */
export interface PlannedCalls {
  step: Exclude<ShopStep, 'webhookOutcome'>;
  calls: readonly string[];
}

/** The planned calls of an order. */
export function callPlan(styleId: IntegrationStyleId, method: MethodCode): PlannedCalls[] {
  const { names } = integrationStyles[styleId];
  const hasPage = method === 'CC' || (method === 'MW' && styleId === 'soap');
  const line = (step: PlannedCalls['step'], ...calls: string[]) => ({ step, calls });
  return [
    line('subscribe', names.subscribe),
    line('offer', names.offer),
    line('place', names.createPayment[method]),
    line('pay', ...payerRequestNames(method, hasPage)),
    line('webhook', 'payment_confirmed'),
    ...(hasPage ? [line('back', names.back)] : []),
    line('update', names.update),
  ];
}
