import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { useId } from 'react';
import type { PaneWords } from '../../words/panes/pt.ts';
import styles from './call-plan.module.css';
import { callPlan, type PlannedCalls } from './callPlan.ts';
import type { IntegrationStyleId, MethodCode } from './order.ts';
import { actors } from './orderLooks.ts';

interface CallPlanProps {
  words: PaneWords['lab'];
  styleId: IntegrationStyleId;
  method: MethodCode;
}

/** The planned calls of an order, before it is placed. */
export function CallPlan({ words, styleId, method }: CallPlanProps) {
  const { plan, who, steps, basket } = words;
  const id = useId();
  const notes: Partial<Record<PlannedCalls['step'], string>> = {
    webhook: styleId === 'soap' ? plan.form : plan.json,
    back: plan.page,
    update: plan.asked,
  };
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {plan.title}: {basket.styles[styleId]}
      </h3>
      <ol className={styles.steps}>
        {callPlan(styleId, method).map(({ step, calls }) => (
          <li key={step}>
            <Badge>{who[actors[step]]}</Badge> {steps[step]}
            {notes[step] && <span className={styles.note}> ({notes[step]})</span>}
            {calls.map((call) => (
              <span key={call} className={styles.call}>
                <BreakablePath text={call} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
