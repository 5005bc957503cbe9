import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import { BreakablePath } from '../exchange/BreakablePath.tsx';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { PaneLink } from '../pane/PaneLink.tsx';
import { Timestamp } from '../pane/Timestamp.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { attemptText, attemptTone, historyEntries } from './historyEntries.ts';
import styles from './payment-history.module.css';

interface PaymentHistoryProps {
  workbench: WorkbenchContext;
  moments: readonly PaymentMoment[];
}

/** History of a payment: each state change and each delivery attempt. */
export function PaymentHistory({ workbench, moments }: PaymentHistoryProps) {
  const { words, locale } = workbench;
  if (moments.length === 0) return <p className={styles.none}>{words.payments.noStory}</p>;
  return (
    <ol className={styles.story}>
      {historyEntries(moments).map(({ key, moment }) => (
        <li key={key} className={styles.moment} data-kind={moment.kind} data-tone={toneOf(moment)}>
          <p className={styles.line}>
            {moment.kind === 'step' ? (
              <StepLine workbench={workbench} moment={moment} />
            ) : (
              <AttemptLine workbench={workbench} moment={moment} />
            )}
          </p>
          <Timestamp at={moment.at} locale={locale} />
        </li>
      ))}
    </ol>
  );
}

function toneOf({ state, delivery }: PaymentMoment): string {
  if (state) return paymentLooks[state].tone;
  return delivery ? attemptTone(delivery) : 'plain';
}

/** One state change: what happened, to which value, and the new state. */
function StepLine({ workbench, moment }: { workbench: WorkbenchContext; moment: PaymentMoment }): ReactNode {
  const { facts, locale } = workbench;
  const { action, state, code, phoneNumber, amount, sequelId } = moment;
  const row = facts.paymentLifecycle.find((each) => each.action === action);
  const about = [phoneNumber, amount && formatAmount(amount, locale), code].filter(Boolean).join(' · ');
  return (
    <>
      <strong>{row?.actionLabel ?? action}</strong>
      {about && <span className={styles.about}>{about}</span>}
      {sequelId && (
        <PaneLink workbench={workbench} to={['payments', sequelId]}>
          {sequelId}
        </PaneLink>
      )}
      {state && <StateMark state={state} looks={paymentLooks} />}
    </>
  );
}

/** One delivery attempt: the event, the attempt's number, and the response. */
function AttemptLine({
  workbench,
  moment,
}: {
  workbench: WorkbenchContext;
  moment: PaymentMoment;
}): ReactNode {
  const { delivery } = moment;
  if (!delivery) return null;
  return (
    <>
      <PaneLink workbench={workbench} to={['webhooks', 'deliveries', delivery.id]}>
        {delivery.event}
      </PaneLink>
      <span className={styles.about}>{attemptText(delivery, workbench.words.payments.attempt)}</span>
      <BreakablePath text={delivery.url} className={styles.url} />
    </>
  );
}
