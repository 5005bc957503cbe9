import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ListDetail } from '../../parts/pane/ListDetail.tsx';
import { ListRow, Timestamp } from '../../parts/pane/ListRow.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { PaneLinkButton } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { deliveryLooks } from '../../parts/stateLooks.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';

interface DeliveriesProps {
  openId: string | undefined;
  /** State of the deliveries to show; empty for all states. */
  state: string;
  onShowAll: () => void;
}

export function Deliveries({ openId, state, onShowAll }: DeliveriesProps) {
  const { context, words } = useWorkbench();
  const w = words.webhooks;
  const deliveries = useLiveData<Delivery[]>(context, '/sandbox/deliveries?limit=200', ['delivery']);
  const isShown = (delivery: Delivery) => state === '' || delivery.state === state;
  const newestId = deliveries.data?.find(isShown)?.id;
  const list = (
    <LoadedContent live={deliveries}>
      {(all) => {
        const shown = all.filter(isShown);
        if (shown.length > 0) return <DeliveryRows deliveries={shown} openId={openId ?? newestId} />;
        if (state === '') return <NoDeliveries />;
        return <EmptyState title={w.noneFits} action={<Button onClick={onShowAll}>{w.allDeliveries}</Button>} />;
      }}
    </LoadedContent>
  );
  const back = { to: ['webhooks', 'deliveries'], text: w.allDeliveries };
  return (
    <ListDetail list={list} openId={openId} newestId={newestId} back={back}>
      {(id) => <DeliveryDetail key={id} id={id} />}
    </ListDetail>
  );
}

function NoDeliveries() {
  const { words } = useWorkbench();
  const w = words.webhooks;
  return (
    <EmptyState title={w.none} action={<PaneLinkButton to={['overview']}>{words.payments.firstCall}</PaneLinkButton>}>
      {w.noneText}
    </EmptyState>
  );
}

interface DeliveryRowsProps {
  deliveries: readonly Delivery[];
  openId: string | undefined;
}

function DeliveryRows({ deliveries, openId }: DeliveryRowsProps) {
  const { words } = useWorkbench();
  const w = words.webhooks;
  const looks = deliveryLooks(w.looks);
  return (
    <FramedList label={w.deliveries}>
      {deliveries.map(({ id, action, url, state, attempts, createdAt, paymentId }) => (
        <ListRow key={id} to={['webhooks', 'deliveries', id]} open={id === openId}>
          <span className={blocks.ends}>
            <code className={blocks.code}>{action}</code>
            <StateMark state={state} looks={looks} />
          </span>
          <BreakablePath text={url} className={`${blocks.code} ${blocks.quiet}`} />
          <span className={blocks.ends}>
            <span className={blocks.hint}>
              {[paymentId && w.ofPayment(paymentId), attempts.length > 1 && w.attemptCount(attempts.length)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Timestamp at={createdAt} />
          </span>
        </ListRow>
      ))}
    </FramedList>
  );
}
