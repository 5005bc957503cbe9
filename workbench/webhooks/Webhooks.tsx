import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useLiveData } from '../live/useLiveData.ts';
import { LoadedContent } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import { SectionLinks } from '../pane/SectionLinks.tsx';
import type { PaneProps, WorkbenchContext } from '../pane/workbenchContext.ts';
import { Deliveries } from './Deliveries.tsx';
import { NewSubscription } from './NewSubscription.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './subscriptions.module.css';

/** All subscriptions, and the form for a new one. */
function Subscriptions({ workbench }: { workbench: WorkbenchContext }) {
  const { context, words } = workbench;
  const w = words.webhooks;
  const subscriptions = useLiveData<Subscription[]>(context, '/sandbox/webhooks', ['webhook', 'delivery']);
  return (
    <div className={styles.subscriptions}>
      <NewSubscription workbench={workbench} />
      <LoadedContent live={subscriptions} words={words.reading}>
        {(all) =>
          all.length > 0 ? (
            <ul className={styles.list} aria-label={w.subscriptions}>
              {all.map((subscription) => (
                <li key={subscription.id}>
                  <SubscriptionCard workbench={workbench} subscription={subscription} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={w.noSubscriptions}>{w.noSubscriptionsText}</EmptyState>
          )
        }
      </LoadedContent>
    </div>
  );
}

/** Deliveries and subscriptions. */
export function Webhooks({ workbench, params: [section = 'deliveries', id] }: PaneProps) {
  const w = workbench.words.webhooks;
  return (
    <Pane title={w.title} lead={w.lead} opened={id !== undefined}>
      <SectionLinks
        workbench={workbench}
        label={w.title}
        open={section}
        sections={[
          { id: 'deliveries', label: w.deliveries, to: ['webhooks', 'deliveries'] },
          { id: 'subscriptions', label: w.subscriptions, to: ['webhooks', 'subscriptions'] },
        ]}
      />
      {section === 'subscriptions' ? (
        <Subscriptions workbench={workbench} />
      ) : (
        <Deliveries workbench={workbench} openId={id} />
      )}
    </Pane>
  );
}
