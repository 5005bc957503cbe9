import { formatTime } from '@balcao/text/dates.ts';
import { formatDuration, secondsBetween } from '@balcao/text/durations.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Fragment, type ReactNode } from 'react';
import type { PaymentResult } from '../../core/payment.ts';
import { runLooks, usePlace } from '../../parts/place.ts';
import { deliveryLooks } from '../../parts/stateLooks.ts';
import styles from '../../parts/timeline.module.css';
import type { PaymentMethod } from '../../runner/paymentMethods.ts';
import { hasEnded, type PaymentRun } from '../../runner/paymentRun.ts';

/** Number of empty polls after which the panel reports that there is no subscription. */
const emptyPollsBeforeHint = 6;

interface TimelineProps {
  method: PaymentMethod;
  run: PaymentRun;
  hasDeliveries: boolean;
}

export function Timeline({ method, run, hasDeliveries }: TimelineProps) {
  const { words } = usePlace();
  const { reached, delivery, emptyPolls } = run;
  const w = words.track;
  const [first, last] = method.states;
  const isPaid = hasEnded(run, method);
  const attempt = delivery?.attempts.at(-1);
  const missing = emptyPolls >= emptyPollsBeforeHint ? w.noSubscription : w.sending;
  return (
    <ol className={blocks.list} aria-label={w.order}>
      {reached.length === 0 && <UpcomingState word={first} text={w.ahead} />}
      {reached.map(({ state, at, declined }, i) => (
        <Fragment key={`${state} ${at}`}>
          {declined && <DeclinedAttempt {...declined} />}
          <li className={styles.event} data-tone={runLooks[state]?.tone}>
            <p className={blocks.row}>
              <StateMark state={state} looks={runLooks} />
              <StateTime at={at} after={reached[i - 1]?.at} />
            </p>
            <p className={blocks.hint}>{w.means[state as keyof typeof w.means]}</p>
          </li>
        </Fragment>
      ))}
      {!isPaid && last !== first && <UpcomingState word={last} text={words.device[method.device].waiting} />}
      {delivery && attempt ? (
        <li className={styles.event} data-tone={deliveryLooks(words.webhook.looks)[delivery.state].tone}>
          <p className={blocks.row}>
            <StateMark state={delivery.state} looks={deliveryLooks(words.webhook.looks)} />
            <StateTime at={attempt.at} />
          </p>
          <code className={blocks.code}>{delivery.action}</code>
        </li>
      ) : (
        hasDeliveries && <UpcomingState word="webhook" text={isPaid ? missing : w.waitingForWebhook} />
      )}
    </ol>
  );
}

function DeclinedAttempt({ code, message }: PaymentResult) {
  const { words } = usePlace();
  return (
    <li className={styles.event} data-tone="cancelled">
      <p className={blocks.row}>
        <Badge tone="cancelled">{words.track.declined}</Badge>
        <code className={blocks.code}>{code}</code>
      </p>
      <p className={blocks.hint}>{message}</p>
    </li>
  );
}

function UpcomingState({ word, text }: { word: string; text: ReactNode }) {
  return (
    <li className={styles.event} data-ahead="">
      <Badge>{word}</Badge>
      <p className={blocks.hint}>{text}</p>
    </li>
  );
}

function StateTime({ at, after }: { at: string; after?: string }) {
  const { words, locale } = usePlace();
  const seconds = after ? secondsBetween(after, at) : 0;
  return (
    <span className={blocks.hint}>
      <time dateTime={at}>{formatTime(at, locale)}</time>
      {seconds > 0 && ` · ${words.track.after(formatDuration(seconds, locale))}`}
    </span>
  );
}
