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

/** What happened to a payment, from its beginning: each step, and each attempt to tell the shop. */
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

/** What happened in words, with what it was about, and the state it led to. */
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

/** Which message was tried, for which time, and what came back. */
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
