import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { Phone } from '../../devices/phone/Phone.tsx';
import { usePhone } from '../../devices/phone/usePhone.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { useNewWorkbench } from '../../parts/pane/useNewWorkbench.ts';
import { useWorkbench, Workbench } from '../../parts/pane/workbenchContext.ts';
import { usePlace } from '../../parts/place.ts';
import type { DeviceProps } from './deviceProps.ts';

/** The phone opens no other pane. */
const nowhere = { docsUrl: '', hrefOf: () => '', open: () => undefined, showToast: () => undefined };

/** The payer's phone, with the notification of the payment on its screen. */
export function PhoneDevice({ panel, payment }: DeviceProps) {
  const { mode, locale } = panel;
  const origin = mode.kind === 'live' ? mode.origin : '';
  const workbench = useNewWorkbench({ origin, locale, ...nowhere });
  return (
    <Workbench value={workbench}>
      <OpenPhone paymentId={payment.id} />
    </Workbench>
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
