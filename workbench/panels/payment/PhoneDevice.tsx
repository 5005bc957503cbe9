import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { Phone } from '../../devices/phone/Phone.tsx';
import { usePhone } from '../../devices/phone/usePhone.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { usePlace } from '../../parts/place.ts';
import { DeviceWorkbench } from './DeviceWorkbench.tsx';
import type { DeviceProps } from './deviceProps.ts';

export function PhoneDevice({ panel, payment }: DeviceProps) {
  return (
    <DeviceWorkbench panel={panel}>
      <OpenPhone paymentId={payment.id} />
    </DeviceWorkbench>
  );
}

function OpenPhone({ paymentId }: { paymentId: string }) {
  const { context } = useWorkbench();
  const { words } = usePlace();
  const pushes = useLiveData<Push[]>(context, '/sandbox/pushes', ['push']);
  const { now } = useSandboxTime(context);
  const phone = usePhone(paymentId, pushes.data ?? []);
  const path = `/sandbox/payments/${encodeURIComponent(phone.paymentId ?? paymentId)}/timeline`;
  const timeline = useLiveData<PaymentTimeline>(context, path, ['payment']);
  const push = pushes.data?.find((each) => each.paymentId === phone.paymentId);
  return (
    <>
      <Phone phone={phone} push={push} timeline={timeline.data} now={now} />
      {phone.last && <ExchangeView words={words.exchange} exchange={phone.last} closed />}
    </>
  );
}
