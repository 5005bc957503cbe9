import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useId } from 'react';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { Ended } from './EndedPush.tsx';
import styles from './push-outcome.module.css';
import { Waits } from './WaitingPush.tsx';

interface ExplainedProps {
  bench: Bench;
  /** The notification, while it waits. */
  push: Push | undefined;
  timeline: PaymentTimeline;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  onSent: (paymentId: string, number: string) => void;
}

/** What becomes of the payment behind a notification, and by which rule. */
export function Explained({ bench, push, timeline, now, onSent }: ExplainedProps) {
  const w = bench.words.phone.explained;
  const id = useId();
  const { payment } = timeline;
  return (
    <section className={styles.explained} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {w.title} <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
      </h2>
      {push ? (
        <Waits bench={bench} push={push} now={now} />
      ) : (
        <Ended bench={bench} timeline={timeline} onSent={onSent} />
      )}
      <p>
        <PlaceLink bench={bench} to={['payments', payment.id]}>
          {w.open(payment.id)}
        </PlaceLink>
      </p>
    </section>
  );
}
