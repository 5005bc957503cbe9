import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import { Path } from '../exchange/BreakablePath.tsx';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import styles from './payment-history.module.css';
import { attemptTone, storyOf, wordsOfAttempt } from './historyEntries.ts';

interface StoryProps {
  bench: Bench;
  moments: readonly PaymentMoment[];
}

/** What happened to a payment, from its beginning: each step, and each attempt to tell the shop. */
export function Story({ bench, moments }: StoryProps) {
  const { words, locale } = bench;
  if (moments.length === 0) return <p className={styles.none}>{words.payments.noStory}</p>;
  return (
    <ol className={styles.story}>
      {storyOf(moments).map(({ key, moment }) => (
        <li key={key} className={styles.moment} data-kind={moment.kind} data-tone={toneOf(moment)}>
          <p className={styles.line}>
            {moment.kind === 'step' ? (
              <StepLine bench={bench} moment={moment} />
            ) : (
              <AttemptLine bench={bench} moment={moment} />
            )}
          </p>
          <Stamp at={moment.at} locale={locale} />
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
function StepLine({ bench, moment }: { bench: Bench; moment: PaymentMoment }): ReactNode {
  const { facts, locale } = bench;
  const { action, state, code, phoneNumber, amount, sequelId } = moment;
  const row = facts.paymentLifecycle.find((each) => each.action === action);
  const about = [phoneNumber, amount && formatAmount(amount, locale), code].filter(Boolean).join(' · ');
  return (
    <>
      <strong>{row?.actionLabel ?? action}</strong>
      {about && <span className={styles.about}>{about}</span>}
      {sequelId && (
        <PlaceLink bench={bench} to={['payments', sequelId]}>
          {sequelId}
        </PlaceLink>
      )}
      {state && <StateMark state={state} looks={paymentLooks} />}
    </>
  );
}

/** Which message was tried, for which time, and what came back. */
function AttemptLine({ bench, moment }: { bench: Bench; moment: PaymentMoment }): ReactNode {
  const { delivery } = moment;
  if (!delivery) return null;
  return (
    <>
      <PlaceLink bench={bench} to={['webhooks', 'deliveries', delivery.id]}>
        {delivery.event}
      </PlaceLink>
      <span className={styles.about}>{wordsOfAttempt(delivery, bench.words.payments.attempt)}</span>
      <Path text={delivery.url} className={styles.url} />
    </>
  );
}
