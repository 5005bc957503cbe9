import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaymentState } from '../multibanco/payment.ts';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './push-outcome.module.css';
import type { PushEnding } from './pushes.ts';

const isState = (name: string): name is PaymentState => Object.hasOwn(paymentLooks, name);

/** The lifecycle transition behind an ending: states and events. */
export function LifecycleRule({ workbench, action }: { workbench: WorkbenchContext; action: PushEnding }) {
  const { words, facts } = workbench;
  const w = words.phone.explained;
  const row = facts.paymentLifecycle.find((each) => each.action === action);
  if (!row || !isState(row.from) || !isState(row.to)) return null;
  return (
    <p className={styles.rule}>
      <strong>{w.rule}</strong>
      <StateMark state={row.from} looks={paymentLooks} />
      <span>{row.actionLabel} →</span>
      <StateMark state={row.to} looks={paymentLooks} />
      {row.events.length > 0 && (
        <span>
          {w.tells} <code>{row.events.join(', ')}</code>
        </span>
      )}
    </p>
  );
}
