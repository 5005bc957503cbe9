import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { ActFailure } from '../pane/ActionFailure.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './upcoming-list.module.css';
import { useMove } from './useMoveClock.ts';

interface UpcomingListProps {
  bench: Bench;
  title: string;
  upcoming: readonly Upcoming[];
  /** Said where nothing lies ahead; without it the list stays away. */
  none?: string;
  /** Stands for itself, and says which payment each moment is about; otherwise it is part of one payment. */
  alone?: boolean;
}

/** What time will bring, soonest first, and a way to each moment. */
export function UpcomingList({ bench, title, upcoming, none, alone }: UpcomingListProps) {
  const Heading = alone ? 'h2' : 'h3';
  const { words, locale } = bench;
  const w = words.clock;
  const { act, move } = useMove(bench);
  if (upcoming.length === 0 && !none) return null;
  return (
    <section>
      <Heading className={styles.title}>{title}</Heading>
      {upcoming.length === 0 && <p className={styles.none}>{none}</p>}
      <ActFailure words={words} failure={act.failure} />
      <Boxed label={title}>
        {upcoming.map(({ at, kind, paymentId, deliveryId }) => (
          <li key={`${kind} ${paymentId} ${deliveryId}`} className={styles.moment}>
            <span className={styles.what}>
              <span>
                {w.kinds[kind]}
                {alone && paymentId && (
                  <>
                    {' '}
                    <PlaceLink bench={bench} to={['payments', paymentId]}>
                      {words.payments.payment(paymentId)}
                    </PlaceLink>
                  </>
                )}
              </span>
              <Stamp at={at} locale={locale} />
            </span>
            <Button size="small" aria-disabled={act.busy ? true : undefined} onClick={() => move({ to: at })}>
              {act.busy ? words.payments.working : w.jump}
            </Button>
          </li>
        ))}
      </Boxed>
    </section>
  );
}
