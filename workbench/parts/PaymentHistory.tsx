import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import type { PaneWords } from '../words/panes/paneWords.ts';
import { Timestamp } from './pane/ListRow.tsx';
import { PaneLink } from './pane/PaneLink.tsx';
import { useWorkbench, type WorkbenchContext } from './pane/workbenchContext.ts';
import { isReceived, paymentLooks } from './stateLooks.ts';
import timeline from './timeline.module.css';

interface HistoryEntry {
  key: string;
  moment: PaymentMoment;
}

/** Moments of a payment, each with a key that does not change when later ones are added. */
function historyEntries(moments: readonly PaymentMoment[]): HistoryEntry[] {
  const seen = new Map<string, number>();
  return moments.map((moment) => {
    const { delivery, at, action } = moment;
    const name = delivery ? `delivery ${delivery.id} ${delivery.attempt}` : `${action} ${at}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { key: `${name} ${nth}`, moment };
  });
}

type MomentDelivery = NonNullable<PaymentMoment['delivery']>;

/** Words for the outcome of an attempt: `tentativa 2: respondeu 500`. */
function attemptText(
  { kind, attempt, status, error }: MomentDelivery,
  words: PaneWords['payments']['attempt'],
  facts: WorkbenchContext['facts'],
): string {
  const outcome = status === null ? words.unanswered(error ?? '') : words.answered(status);
  return attempt === 1 && isReceived(facts, kind, status) ? outcome : `${words.number(attempt)} ${outcome}`;
}

export function PaymentHistory({ moments }: { moments: readonly PaymentMoment[] }) {
  const { words, facts } = useWorkbench();
  if (moments.length === 0) return <p className={blocks.quiet}>{words.payments.noStory}</p>;
  return (
    <ol className={blocks.list}>
      {historyEntries(moments).map(({ key, moment }) => (
        <li
          key={key}
          className={`${timeline.event} ${timeline.entry}`}
          data-kind={moment.kind}
          data-tone={toneOf(moment, facts)}
        >
          <p className={blocks.row}>
            {moment.kind === 'step' ? <StepLine moment={moment} /> : <AttemptLine moment={moment} />}
          </p>
          <Timestamp at={moment.at} />
        </li>
      ))}
    </ol>
  );
}

function toneOf({ state, delivery }: PaymentMoment, facts: WorkbenchContext['facts']): string {
  if (state) return paymentLooks[state].tone;
  if (!delivery) return 'plain';
  return isReceived(facts, delivery.kind, delivery.status) ? 'confirmed' : 'cancelled';
}

function StepLine({ moment }: { moment: PaymentMoment }): ReactNode {
  const { facts, locale } = useWorkbench();
  const { action, state, code, phoneNumber, amount, sequelId } = moment;
  const row = facts.paymentLifecycle.find((each) => each.action === action);
  const about = [phoneNumber, amount && formatAmount(amount, locale), code].filter(Boolean).join(' · ');
  return (
    <>
      <strong>{row?.actionLabel ?? action}</strong>
      {about && <span className={blocks.quiet}>{about}</span>}
      {sequelId && <PaneLink to={['payments', sequelId]}>{sequelId}</PaneLink>}
      {state && <StateMark state={state} looks={paymentLooks} />}
    </>
  );
}

function AttemptLine({ moment }: { moment: PaymentMoment }): ReactNode {
  const { words, facts } = useWorkbench();
  const { delivery } = moment;
  if (!delivery) return null;
  return (
    <>
      <PaneLink to={['webhooks', 'deliveries', delivery.id]}>{delivery.event}</PaneLink>
      <span className={blocks.quiet}>{attemptText(delivery, words.payments.attempt, facts)}</span>
      <BreakablePath text={delivery.url} className={`${blocks.code} ${timeline.url}`} />
    </>
  );
}
