import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaymentState } from '../../core/payment.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { type PushEnding, pushEndingOf } from './pushes.ts';
import { SendAgain } from './SendAgain.tsx';

const isState = (name: string): name is PaymentState => Object.hasOwn(paymentLooks, name);

/** The lifecycle transition behind an ending: states and events. */
function LifecycleRule({ workbench, action }: { workbench: WorkbenchContext; action: PushEnding }) {
  const { words, facts } = workbench;
  const w = words.phone.explained;
  const row = facts.paymentLifecycle.find((each) => each.action === action);
  if (!row || !isState(row.from) || !isState(row.to)) return null;
  return (
    <p className={blocks.row}>
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
        <p>
          <a href={`${docsUrl}/api#errors/${code}`}>{w.error(code)}</a> {error.msg}. {error.cause}
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
