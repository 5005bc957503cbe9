import type { Delivery } from '@balcao/contract/control/schema.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Path } from '../exchange/BreakablePath.tsx';
import { useLive } from '../live/useLiveData.ts';
import { deliveryLooks } from '../multibanco/stateLooks.ts';
import { Boxed } from '../pane/FramedList.tsx';
import { Split } from '../pane/ListDetail.tsx';
import { Row } from '../pane/ListRow.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { PlaceButton } from '../pane/PaneLink.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import styles from './deliveries.module.css';

/** Messages to the shop, newest first, and one of them in full. */
export function Deliveries({ bench, openId }: { bench: Bench; openId: string | undefined }) {
  const { desk, words } = bench;
  const w = words.webhooks;
  const deliveries = useLive<Delivery[]>(desk, '/sandbox/deliveries?limit=200', ['delivery']);
  const list = (
    <Reading live={deliveries} words={words.reading}>
      {(all) =>
        all.length > 0 ? (
          <DeliveryRows bench={bench} deliveries={all} openId={openId} />
        ) : (
          <None bench={bench} />
        )
      }
    </Reading>
  );
  const back = { to: ['webhooks', 'deliveries'], text: w.allDeliveries };
  return (
    <Split bench={bench} list={list} openId={openId} back={back} hint={w.choose}>
      {openId && <DeliveryDetail key={openId} bench={bench} id={openId} />}
    </Split>
  );
}

function None({ bench }: { bench: Bench }) {
  const w = bench.words.webhooks;
  return (
    <EmptyState
      title={w.none}
      action={
        <PlaceButton bench={bench} to={['overview']}>
          {bench.words.payments.firstCall}
        </PlaceButton>
      }
    >
      {w.noneText}
    </EmptyState>
  );
}

interface DeliveryRowsProps {
  bench: Bench;
  deliveries: readonly Delivery[];
  openId: string | undefined;
}

function DeliveryRows({ bench, deliveries, openId }: DeliveryRowsProps) {
  const w = bench.words.webhooks;
  const looks = deliveryLooks(w.looks);
  return (
    <Boxed label={w.deliveries}>
      {deliveries.map(({ id, action, url, state, attempts, createdAt, paymentId }) => (
        <Row key={id} bench={bench} to={['webhooks', 'deliveries', id]} open={id === openId}>
          <span className={styles.line}>
            <code className={styles.event}>{action}</code>
            <StateMark state={state} looks={looks} />
          </span>
          <Path text={url} className={styles.url} />
          <span className={styles.line}>
            <span className={styles.about}>
              {[paymentId && w.ofPayment(paymentId), attempts.length > 1 && w.attemptCount(attempts.length)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Stamp at={createdAt} locale={bench.locale} />
          </span>
        </Row>
      ))}
    </Boxed>
  );
}
