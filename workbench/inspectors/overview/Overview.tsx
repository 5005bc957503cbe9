import type { Delivery, LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ownSubscriptions } from '../../core/ownSubscriptions.ts';
import { KeyLines } from '../../parts/KeyLines.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { Activity } from './Activity.tsx';
import { activityOf } from './activity.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { firstStepsProgress } from './firstSteps.ts';
import styles from './overview.module.css';

function KeyCard() {
  const { words } = useWorkbench();
  return (
    <Card title={words.overview.keys}>
      <KeyLines />
      <p className={blocks.hint}>
        <PaneLink to={['credentials']}>{words.overview.moreKeys}</PaneLink>
      </p>
    </Card>
  );
}

export function Overview() {
  const { context, words, facts } = useWorkbench();
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=50', ['payment']);
  const deliveries = useLiveData<Delivery[]>(context, '/sandbox/deliveries?limit=50', ['delivery']);
  const requests = useLiveData<LoggedRequest[]>(context, '/sandbox/requests?limit=50', ['request']);
  const isPrivate = context.keys.platformCode !== facts.seed.platform.code;

  return (
    <Pane title={words.overview.title} lead={words.overview.lead}>
      <LoadedContent live={payments}>
        {(known) => (
          <div className={styles.overview}>
            <FirstSteps
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
            <aside className={blocks.sections}>
              <KeyCard />
              <Activity entries={activityOf(requests.data ?? [], known, deliveries.data ?? [])} />
            </aside>
          </div>
        )}
      </LoadedContent>
    </Pane>
  );
}
