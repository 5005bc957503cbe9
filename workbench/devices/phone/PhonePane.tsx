import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import type { PaneProps } from '../../parts/pane/workbenchContext.ts';
import { Phone } from './Phone.tsx';
import { Phones } from './Phones.tsx';
import { PushOutcome } from './PushOutcome.tsx';
import styles from './phone-pane.module.css';
import { SendPush } from './SendPush.tsx';
import { usePhone } from './usePhone.ts';

/** The MB WAY phone: its notifications, the holder's answers, and their outcome. */
export function PhonePane({ workbench, params }: PaneProps) {
  return <LoadedPhone key={params.join(' ')} workbench={workbench} params={params} />;
}

function LoadedPhone({ workbench, params }: PaneProps) {
  const { context, words } = workbench;
  const w = words.phone;
  const pushes = useLiveData<Push[]>(context, '/sandbox/pushes', ['push']);
  const { now } = useSandboxTime(context);
  const phone = usePhone(workbench, params[0], pushes.data ?? []);
  const { paymentId, last } = phone;
  const path = paymentId && `/sandbox/payments/${encodeURIComponent(paymentId)}/timeline`;
  const timeline = useLiveData<PaymentTimeline>(context, path, ['payment']);
  const push = pushes.data?.find((each) => each.paymentId === paymentId);
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={styles.pane}>
        <Phone workbench={workbench} phone={phone} push={push} timeline={timeline.data} now={now} />
        <div className={styles.aside}>
          {paymentId && (
            <LoadedContent live={timeline} words={words.reading}>
              {(story) => (
                <PushOutcome
                  workbench={workbench}
                  push={push}
                  timeline={story}
                  now={now}
                  onSent={phone.sent}
                />
              )}
            </LoadedContent>
          )}
          {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
          <LoadedContent live={pushes} words={words.reading}>
            {() => <Phones workbench={workbench} phone={phone} />}
          </LoadedContent>
          <SendPush workbench={workbench} onSent={phone.sent} />
        </div>
      </div>
    </Pane>
  );
}
