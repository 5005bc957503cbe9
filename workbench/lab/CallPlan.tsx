import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { useId } from 'react';
import { Path } from '../exchange/BreakablePath.tsx';
import type { BenchWords } from '../words/panes/pt.ts';
import styles from './call-plan.module.css';
import { type Planned, planOf } from './callPlan.ts';
import type { MethodCode, WayId } from './order.ts';
import { actors } from './orderLooks.ts';

interface PlanProps {
  words: BenchWords['lab'];
  wayId: WayId;
  method: MethodCode;
}

/** What will happen to an order, call by call, before anything does. */
export function Plan({ words, wayId, method }: PlanProps) {
  const { plan, who, acts, basket } = words;
  const id = useId();
  const notes: Partial<Record<Planned['act'], string>> = {
    webhook: wayId === 'soap' ? plan.form : plan.json,
    back: plan.page,
    update: plan.asked,
  };
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {plan.title}: {basket.ways[wayId]}
      </h3>
      <ol className={styles.steps}>
        {planOf(wayId, method).map(({ act, calls }) => (
          <li key={act}>
            <Badge>{who[actors[act]]}</Badge> {acts[act]}
            {notes[act] && <span className={styles.note}> ({notes[act]})</span>}
            {calls.map((call) => (
              <span key={call} className={styles.call}>
                <Path text={call} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
