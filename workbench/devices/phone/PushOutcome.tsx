import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useId } from 'react';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { EndedPush } from './EndedPush.tsx';
import styles from './push-outcome.module.css';
import { WaitingPush } from './WaitingPush.tsx';

interface PushOutcomeProps {
  workbench: WorkbenchContext;
  /** The waiting notification; undefined afterwards. */
  push: Push | undefined;
  timeline: PaymentTimeline;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  onSent: (paymentId: string, number: string) => void;
}

/** What happens to the payment of a notification, and by which lifecycle rule. */
export function PushOutcome({ workbench, push, timeline, now, onSent }: PushOutcomeProps) {
  const w = workbench.words.phone.explained;
  const id = useId();
  const { payment } = timeline;
  return (
    <section className={styles.explained} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {w.title} <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
      </h2>
      {push ? (
        <WaitingPush workbench={workbench} push={push} now={now} />
      ) : (
        <EndedPush workbench={workbench} timeline={timeline} onSent={onSent} />
      )}
      <p>
        <PaneLink workbench={workbench} to={['payments', payment.id]}>
          {w.open(payment.id)}
        </PaneLink>
      </p>
    </section>
  );
}
