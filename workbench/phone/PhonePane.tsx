import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { useLive } from '../live/useLiveData.ts';
import { Reading } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Phone } from './Phone.tsx';
import { Phones } from './Phones.tsx';
import { Explained } from './PushOutcome.tsx';
import styles from './phone-pane.module.css';
import { SendPush } from './SendPush.tsx';
import { usePhone } from './usePhone.ts';

/** The MB WAY phone: what rings on it, what its holder answers, and what comes of it. */
export function PhonePane({ bench, place }: PaneProps) {
  return <Telephone key={place.join(' ')} bench={bench} place={place} />;
}

function Telephone({ bench, place }: PaneProps) {
  const { desk, words } = bench;
  const w = words.phone;
  const pushes = useLive<Push[]>(desk, '/sandbox/pushes', ['push']);
  const { now } = useSandboxTime(desk);
  const phone = usePhone(bench, place[0], pushes.data ?? []);
  const { paymentId, last } = phone;
  const path = paymentId && `/sandbox/payments/${encodeURIComponent(paymentId)}/timeline`;
  const timeline = useLive<PaymentTimeline>(desk, path, ['payment']);
  const push = pushes.data?.find((each) => each.paymentId === paymentId);
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={styles.pane}>
        <Phone bench={bench} phone={phone} push={push} timeline={timeline.data} now={now} />
        <div className={styles.beside}>
          {paymentId && (
            <Reading live={timeline} words={words.reading}>
              {(story) => (
                <Explained bench={bench} push={push} timeline={story} now={now} onSent={phone.sent} />
              )}
            </Reading>
          )}
          {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
          <Reading live={pushes} words={words.reading}>
            {() => <Phones bench={bench} phone={phone} />}
          </Reading>
          <SendPush bench={bench} onSent={phone.sent} />
        </div>
      </div>
    </Pane>
  );
}
