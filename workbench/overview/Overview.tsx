import type { Delivery, LoggedRequest } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Pane } from '../pane/Pane.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { useLive } from '../live/useLiveData.ts';
import { ownSubscriptions } from '../webhooks/ownSubscriptions.ts';
import { Activity } from './Activity.tsx';
import { activityOf } from './activity.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { KeyCard } from './KeyCard.tsx';
import styles from './overview.module.css';
import { progressOf } from './firstSteps.ts';

/** How many lines of what is going on are shown. */
const linesShown = 12;

/** Where one begins: the first call, what came of it, and what is going on. */
export function Overview({ bench }: PaneProps) {
  const { desk, words, facts } = bench;
  const payments = useLive<Payment[]>(desk, '/sandbox/payments?limit=50', ['payment']);
  const deliveries = useLive<Delivery[]>(desk, '/sandbox/deliveries?limit=50', ['delivery']);
  const requests = useLive<LoggedRequest[]>(desk, '/sandbox/requests?limit=50', ['request']);
  const isPrivate = desk.keys.platformCode !== facts.seed.platform.code;

  return (
    <Pane title={words.overview.title} lead={words.overview.lead}>
      <Reading live={payments} words={words.reading}>
        {(known) => (
          <div className={styles.overview}>
            <div className={styles.main}>
              <FirstSteps
                bench={bench}
                progress={progressOf(
                  {
                    payments: known,
                    deliveries: deliveries.data ?? [],
                    isPrivate,
                    subscriptions: ownSubscriptions(desk),
                  },
                  facts.seed.firstFreePaymentId,
                )}
              />
            </div>
            <aside className={styles.aside}>
              <KeyCard bench={bench} />
              <Activity
                bench={bench}
                happenings={activityOf(requests.data ?? [], known, deliveries.data ?? [], linesShown)}
              />
            </aside>
          </div>
        )}
      </Reading>
    </Pane>
  );
}
