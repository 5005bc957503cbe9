import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import type { PanelContext } from '../../parts/PanelFrame.tsx';
import { PaymentActions } from '../../parts/PaymentActions.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { usePlace } from '../../parts/place.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { DeviceWorkbench } from './DeviceWorkbench.tsx';

export function AfterPayment({ panel, paymentId }: { panel: PanelContext; paymentId: string }) {
  return (
    <DeviceWorkbench panel={panel}>
      <Actions paymentId={paymentId} />
    </DeviceWorkbench>
  );
}

function Actions({ paymentId }: { paymentId: string }) {
  const { context } = useWorkbench();
  const { words } = usePlace();
  const { data } = useLiveData<Payment>(context, `/api/payments/${paymentId}`, ['payment']);
  if (!data) return null;
  return (
    <section className={`${blocks.column} ${blocks.below}`} aria-label={words.receipt.after}>
      <p className={blocks.row}>
        <strong>{words.receipt.after}</strong>
        <StateMark state={data.stateDetails.state} looks={paymentLooks} />
      </p>
      <PaymentActions payment={data} />
    </section>
  );
}
