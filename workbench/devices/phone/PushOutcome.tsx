import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatMoment, formatStamp, formatTime } from '@balcao/text/dates.ts';
import { timeLeft } from '@balcao/text/durations.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { PaymentState } from '../../core/payment.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { useMoveClock } from '../../parts/useMoveClock.ts';
import { formatTimeLeft, type PushEnding, pushEndingOf } from './pushes.ts';
import { SendAgain } from './SendAgain.tsx';

const expired = 'e04201';

/** Adds a second, because times are rounded to seconds. */
const after = (at: string) => new Date(Date.parse(at) + 1000).toISOString();

/** Explains what happens to a notification with time, beside a button that moves the clock. */
function WaitingPush({ push, now }: { push: Push; now: number | undefined }) {
  const { words, facts, locale } = useWorkbench();
  const w = words.phone.explained;
  const { action, move } = useMoveClock();
  const { answersAt, expiresAt, phoneNumber } = push;
  const left = timeLeft(push.createdAt, push.expiresAt, now ?? Date.parse(push.createdAt));
  const magic = facts.phoneScenarios.find(({ phone }) => phone === phoneNumber);
  return (
    <>
      <p>{w.waits(formatStamp(expiresAt, locale, new Date()), formatTimeLeft(left.seconds, locale))}</p>
      {answersAt ? (
        <p>
          {w.magic(formatTime(answersAt, locale))} {magic?.words}
        </p>
      ) : (
        <p>{w.ignored(expired)}</p>
      )}
      <div>
        <Button size="small" off={action.busy} onClick={() => move({ to: after(answersAt ?? expiresAt) })}>
          {action.busy ? words.payments.working : w.jump}
        </Button>
      </div>
      <ActionFailure words={words} failure={action.failure} />
    </>
  );
}

const isState = (name: string): name is PaymentState => Object.hasOwn(paymentLooks, name);

/** States and events of the lifecycle row that ended the notification. */
function LifecycleRule({ action }: { action: PushEnding }) {
  const { words, facts } = useWorkbench();
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
  timeline: PaymentTimeline;
  onSent: (paymentId: string, number: string) => void;
}

function EndedPush({ timeline, onSent }: EndedPushProps) {
  const { words, facts, locale, docsUrl } = useWorkbench();
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
      <LifecycleRule action={action} />
      {code && error && (
        <p>
          <a href={`${docsUrl}/api#errors/${code}`}>{w.error(code)}</a> {error.msg}. {error.cause}
        </p>
      )}
      {open && (
        <>
          <p>{w.again(formatMoment(open, locale))}</p>
          <SendAgain payment={payment} onSent={onSent} />
        </>
      )}
    </>
  );
}

interface PushOutcomeProps {
  push: Push | undefined;
  timeline: PaymentTimeline;
  now: number | undefined;
  onSent: (paymentId: string, number: string) => void;
}

export function PushOutcome({ push, timeline, now, onSent }: PushOutcomeProps) {
  const w = useWorkbench().words.phone.explained;
  const { payment } = timeline;
  return (
    <Card
      title={
        <>
          {w.title} <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
        </>
      }
    >
      {push ? <WaitingPush push={push} now={now} /> : <EndedPush timeline={timeline} onSent={onSent} />}
      <p>
        <PaneLink to={['payments', payment.id]}>{w.open(payment.id)}</PaneLink>
      </p>
    </Card>
  );
}
