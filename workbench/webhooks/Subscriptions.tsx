import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useLive } from '../live/useLiveData.ts';
import { Reading } from '../pane/LoadedContent.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { NewSubscription } from './NewSubscription.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './subscriptions.module.css';

/** Who is told what, how that fares, and how to be told oneself. */
export function Subscriptions({ bench }: { bench: Bench }) {
  const { desk, words } = bench;
  const w = words.webhooks;
  const subscriptions = useLive<Subscription[]>(desk, '/sandbox/webhooks', ['webhook', 'delivery']);
  return (
    <div className={styles.subscriptions}>
      <NewSubscription bench={bench} />
      <Reading live={subscriptions} words={words.reading}>
        {(all) =>
          all.length > 0 ? (
            <ul className={styles.list} aria-label={w.subscriptions}>
              {all.map((subscription) => (
                <li key={subscription.id}>
                  <SubscriptionCard bench={bench} subscription={subscription} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={w.noSubscriptions}>{w.noSubscriptionsText}</EmptyState>
          )
        }
      </Reading>
    </div>
  );
}
