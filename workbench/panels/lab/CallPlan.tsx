import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { useId } from 'react';
import { usePanel } from '../../parts/PanelFrame.tsx';
import type { IntegrationStyleId, MethodCode, ShopOrder } from './order.ts';
import { integrationStyles, payerCalls } from './orderFlow.ts';
import { actors } from './orderLooks.ts';
import type { ShopStep } from './shop.ts';

interface PlannedCalls {
  step: Exclude<ShopStep, 'webhookOutcome'>;
  calls: readonly string[];
}

export function payerCallNames(method: MethodCode, hasPage: boolean): string[] {
  const page = hasPage ? { token: '{id}', url: '' } : undefined;
  const order = { method, paymentId: '{id}', amountCents: 0, page } as ShopOrder;
  return payerCalls[method](order).map(({ path }) => `POST ${path}`);
}

export const paysOnPage = (styleId: IntegrationStyleId, method: MethodCode) =>
  method === 'CC' || (method === 'MW' && styleId === 'soap');

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

export function CallPlan({ styleId, method }: { styleId: IntegrationStyleId; method: MethodCode }) {
  const { plan, who, steps, basket } = usePanel().words.lab;
  const id = useId();
  const notes: Partial<Record<PlannedCalls['step'], string>> = {
    webhook: styleId === 'soap' ? plan.form : plan.json,
    back: plan.page,
    update: plan.asked,
  };
  return (
    <section className={blocks.box} aria-labelledby={id}>
      <h3 id={id} className={blocks.heading}>
        {plan.title}: {basket.styles[styleId]}
      </h3>
      <ol className={`${blocks.list} ${blocks.column}`}>
        {callPlan(styleId, method).map(({ step, calls }) => (
          <li key={step}>
            <Badge>{who[actors[step]]}</Badge> {steps[step]}
            {notes[step] && <span className={blocks.quiet}> ({notes[step]})</span>}
            {calls.map((call) => (
              <div key={call}>
                <BreakablePath text={call} className={blocks.code} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
