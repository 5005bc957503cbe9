import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { LifecycleRule } from './LifecycleRule.tsx';
import styles from './push-outcome.module.css';
import { pushEndingOf } from './pushes.ts';
import { SendAgain } from './SendAgain.tsx';

interface EndedPushProps {
  workbench: WorkbenchContext;
  timeline: PaymentTimeline;
  onSent: (paymentId: string, number: string) => void;
}

/** How a push notification ended: meaning, lifecycle rule, cause, and the shop's next options. */
export function EndedPush({ workbench, timeline, onSent }: EndedPushProps) {
  const { words, facts, locale, docsUrl } = workbench;
  const w = words.phone.explained;
  const { payment, moments } = timeline;
  const ending = pushEndingOf(moments);
  if (!ending) return <p>{w.gone}</p>;
  const { action, code } = ending;
  const errors: Readonly<Record<string, { msg: string; cause: string } | undefined>> = facts.errors;
  const error = errors[code ?? ''];
  const open = payment.stateDetails.state === 'pending' && payment.validDate.end;
  return (
    <>
      <p>{w[action]}</p>
      <LifecycleRule workbench={workbench} action={action} />
      {code && error && (
        <p className={styles.why}>
          <a href={`${docsUrl}/docs/guides/errors#${code}`}>{w.error(code)}</a> {error.msg}. {error.cause}
        </p>
      )}
      {open && (
        <>
          <p>{w.again(formatMoment(open, locale))}</p>
          <SendAgain workbench={workbench} payment={payment} onSent={onSent} />
        </>
      )}
    </>
  );
}
