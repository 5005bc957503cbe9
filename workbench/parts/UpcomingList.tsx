import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { useLiveData } from '../core/live-events/useLiveData.ts';
import { ActionFailure } from './FailureNote.tsx';
import { Timestamp } from './pane/ListRow.tsx';
import { PaneLink } from './pane/PaneLink.tsx';
import { TitledSection } from './pane/TitledSection.tsx';
import { useWorkbench } from './pane/workbenchContext.ts';
import { useMoveClock } from './useMoveClock.ts';

/** Live events that change when something is due. */
export const upcomingKinds = ['payment', 'delivery', 'clock'] as const;

interface UpcomingListProps {
  upcoming: readonly Upcoming[];
  /** Text for an empty list. Without it, an empty list is not rendered. */
  none?: string;
  /** Whether the list is a section and names the payment of each item, rather than being part of a payment. */
  alone?: boolean;
}

/** Upcoming events, earliest first, each with a button that moves the clock to it. */
export function UpcomingList({ upcoming, none, alone }: UpcomingListProps) {
  const { words } = useWorkbench();
  const w = words.clock;
  const { action, move } = useMoveClock();
  if (upcoming.length === 0 && !none) return null;
  return (
    <TitledSection title={w.upcoming} heading={alone ? 'h2' : 'h3'}>
      {upcoming.length === 0 && <p className={blocks.quiet}>{none}</p>}
      <ActionFailure words={words} failure={action.failure} />
      <FramedList label={w.upcoming}>
        {upcoming.map(({ at, kind, paymentId, deliveryId }) => (
          <li key={`${kind} ${paymentId} ${deliveryId}`} className={blocks.item}>
            <span className={blocks.grow}>
              {w.kinds[kind]}{' '}
              {alone && paymentId && (
                <PaneLink to={['payments', paymentId]}>{words.payments.payment(paymentId)}</PaneLink>
              )}{' '}
              <Timestamp at={at} />
            </span>
            <Button size="small" off={action.busy} onClick={() => move({ to: at })}>
              {action.busy ? words.payments.working : w.jump}
            </Button>
          </li>
        ))}
      </FramedList>
    </TitledSection>
  );
}

export function PaymentAhead({ paymentId }: { paymentId: string }) {
  const { context } = useWorkbench();
  const { data = [] } = useLiveData<Upcoming[]>(context, '/sandbox/upcoming?limit=500', upcomingKinds);
  return <UpcomingList upcoming={data.filter((each) => each.paymentId === paymentId)} />;
}
