import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './push-outcome.module.css';
import { endingOf } from './pushes.ts';
import { Rule } from './LifecycleRule.tsx';
import { SendAgain } from './SendAgain.tsx';

interface EndedProps {
  bench: Bench;
  timeline: PaymentTimeline;
  onSent: (paymentId: string, number: string) => void;
}

/** How a notification ended: what it means, the rule, why, and what the shop can do now. */
export function Ended({ bench, timeline, onSent }: EndedProps) {
  const { words, facts, locale, docsUrl } = bench;
  const w = words.phone.explained;
  const { payment, moments } = timeline;
  const ending = endingOf(moments);
  if (!ending) return <p>{w.gone}</p>;
  const { action, code } = ending;
  const errors: Readonly<Record<string, { msg: string; cause: string } | undefined>> = facts.errors;
  const error = errors[code ?? ''];
  const open = payment.stateDetails.state === 'pending' && payment.validDate.end;
  return (
    <>
      <p>{w[action]}</p>
      <Rule bench={bench} action={action} />
      {code && error && (
        <p className={styles.why}>
          <a href={`${docsUrl}/docs/guides/errors#${code}`}>{w.error(code)}</a> {error.msg}. {error.cause}
        </p>
      )}
      {open && (
        <>
          <p>{w.again(formatMoment(open, locale))}</p>
          <SendAgain bench={bench} payment={payment} onSent={onSent} />
        </>
      )}
    </>
  );
}
