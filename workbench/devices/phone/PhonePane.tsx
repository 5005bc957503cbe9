import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { showPhone } from '../../core/phoneNumber.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { Phone } from './Phone.tsx';
import { PushOutcome } from './PushOutcome.tsx';
import styles from './phone-pane.module.css';
import { SendPush } from './SendPush.tsx';
import { type PhoneState, usePhone } from './usePhone.ts';

function Phones({ phone }: { phone: PhoneState }) {
  const w = useWorkbench().words.phone.phones;
  return (
    <TitledSection title={w.title}>
      {phone.phones.length === 0 && <EmptyState title={w.none}>{w.noneText}</EmptyState>}
      <FramedList label={w.title}>
        {phone.phones.map(({ number, pushes }) => (
          <FramedChoice
            key={number}
            layout="ends"
            aria-pressed={number === phone.number}
            onClick={() => phone.selectPhone(number)}
          >
            <strong>{showPhone(number)}</strong>
            <span>{w.count(pushes.length)}</span>
          </FramedChoice>
        ))}
      </FramedList>
    </TitledSection>
  );
}

export function PhonePane({ params }: PaneProps) {
  return <LoadedPhone key={params.join(' ')} params={params} />;
}

/** Scrolls to the phone when a notification is sent, because on a narrow window it is below the form. */
function useScrollToSent(sentCount: number): RefObject<HTMLDivElement | null> {
  const device = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentCount > 0) device.current?.scrollIntoView({ block: 'nearest' });
  }, [sentCount]);
  return device;
}

function LoadedPhone({ params }: PaneProps) {
  const { context, words } = useWorkbench();
  const w = words.phone;
  const pushes = useLiveData<Push[]>(context, '/sandbox/pushes', ['push']);
  const { now } = useSandboxTime(context);
  const phone = usePhone(params[0], pushes.data ?? []);
  const { paymentId, last } = phone;
  const path = paymentId && `/sandbox/payments/${encodeURIComponent(paymentId)}/timeline`;
  const timeline = useLiveData<PaymentTimeline>(context, path, ['payment']);
  const push = pushes.data?.find((each) => each.paymentId === paymentId);
  const device = useScrollToSent(phone.sentCount);
  // A pane opened for a payment starts with its notification. Otherwise, the reader sends one first.
  const isForPayment = params[0] !== undefined;
  const form = <SendPush onSent={phone.sent} />;
  return (
    <Pane title={words.frame.panes.phone} lead={w.lead}>
      <div className={styles.pane}>
        {!isForPayment && <div className={styles.beside}>{form}</div>}
        <div ref={device} className={styles.device}>
          <Phone phone={phone} push={push} timeline={timeline.data} now={now} />
        </div>
        <div className={`${blocks.sections} ${styles.beside}`}>
          {paymentId && (
            <LoadedContent live={timeline}>
              {(story) => <PushOutcome push={push} timeline={story} now={now} onSent={phone.sent} />}
            </LoadedContent>
          )}
          {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
          <LoadedContent live={pushes}>{() => <Phones phone={phone} />}</LoadedContent>
          {isForPayment && form}
        </div>
      </div>
    </Pane>
  );
}
