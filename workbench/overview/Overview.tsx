import type { Delivery, LoggedRequest } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { useLiveData } from '../live/useLiveData.ts';
import { LoadedContent } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { ownSubscriptions } from '../webhooks/ownSubscriptions.ts';
import { Activity } from './Activity.tsx';
import { activityOf } from './activity.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { firstStepsProgress } from './firstSteps.ts';
import { KeyCard } from './KeyCard.tsx';
import styles from './overview.module.css';

/** Number of activity entries shown. */
const linesShown = 12;

/** Start pane: first steps, credentials, and recent activity. */
export function Overview({ workbench }: PaneProps) {
  const { context, words, facts } = workbench;
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=50', ['payment']);
  const deliveries = useLiveData<Delivery[]>(context, '/sandbox/deliveries?limit=50', ['delivery']);
  const requests = useLiveData<LoggedRequest[]>(context, '/sandbox/requests?limit=50', ['request']);
  const isPrivate = context.keys.platformCode !== facts.seed.platform.code;

  return (
    <Pane title={words.overview.title} lead={words.overview.lead}>
      <LoadedContent live={payments} words={words.reading}>
        {(known) => (
          <div className={styles.overview}>
            <div className={styles.main}>
              <FirstSteps
                workbench={workbench}
                progress={firstStepsProgress(
                  {
                    payments: known,
                    deliveries: deliveries.data ?? [],
                    isPrivate,
                    subscriptions: ownSubscriptions(context),
                  },
                  facts.seed.firstFreePaymentId,
                )}
              />
            </div>
            <aside className={styles.aside}>
              <KeyCard workbench={workbench} />
              <Activity
                workbench={workbench}
                entries={activityOf(requests.data ?? [], known, deliveries.data ?? [], linesShown)}
              />
            </aside>
          </div>
        )}
      </LoadedContent>
    </Pane>
  );
}
