import { formatTime } from '@balcao/text/dates.ts';
import { formatDuration, secondsBetween } from '@balcao/text/durations.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import { usePlace } from '../../parts/place.ts';
import { deliveryLooks, paymentLooks } from '../../parts/stateLooks.ts';
import styles from '../../parts/timeline.module.css';
import type { PanelState } from './panelState.ts';

/** Number of empty polls after which the panel says that nothing is subscribed. */
const emptyPollsBeforeHint = 6;

export function Timeline({ panel }: { panel: PanelState }) {
  const { words } = usePlace();
  const { reached, delivery, emptyPolls } = panel;
  const w = words.track;
  const confirmed = reached.some(({ state }) => state === 'confirmed');
  const attempt = delivery?.attempts.at(-1);
  const missingWebhookText = emptyPolls >= emptyPollsBeforeHint ? w.noSubscription : w.sending;
  return (
    <ol className={blocks.list} aria-label={w.order}>
      {reached.length === 0 && <UpcomingState word="pending" text={w.waitingForReference} />}
      {reached.map(({ state, at }, i) => (
        <li key={`${state} ${at}`} className={styles.event} data-tone={paymentLooks[state].tone}>
          <p className={blocks.row}>
            <StateMark state={state} looks={paymentLooks} />
            <StateTime at={at} after={reached[i - 1]?.at} />
          </p>
          <p className={blocks.hint}>{w.means[state]}</p>
        </li>
      ))}
      {!confirmed && <UpcomingState word="confirmed" text={w.waitingForPayment} />}
      {delivery && attempt ? (
        <li className={styles.event} data-tone={deliveryLooks(words.webhook.looks)[delivery.state].tone}>
          <p className={blocks.row}>
            <StateMark state={delivery.state} looks={deliveryLooks(words.webhook.looks)} />
            <StateTime at={attempt.at} />
          </p>
          <code className={blocks.code}>{delivery.action}</code>
        </li>
      ) : (
        <UpcomingState word="webhook" text={confirmed ? missingWebhookText : w.waitingForWebhook} />
      )}
    </ol>
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
