import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatHourMinute } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { ReactNode } from 'react';
import { showPhone } from '../../core/phoneNumber.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { PinScreen } from './PinScreen.tsx';
import styles from './phone.module.css';
import { lastPhoneOf, pushEndingOf } from './pushes.ts';
import { RequestScreen } from './RequestScreen.tsx';
import { EndedScreen, HomeScreen } from './Screens.tsx';
import type { PhoneState } from './usePhone.ts';

interface PhoneProps {
  phone: PhoneState;
  push: Push | undefined;
  timeline: PaymentTimeline | undefined;
  now: number | undefined;
}

export function Phone({ phone, push, timeline, now }: PhoneProps) {
  const { words, locale } = useWorkbench();
  const w = words.phone;
  const rang = phone.view === 'home' ? undefined : timeline && lastPhoneOf(timeline.moments);
  const inHand = rang ?? phone.number;
  const number = inHand ? showPhone(inHand) : w.noNumber;
  return (
    <section className={styles.phone} aria-label={w.device(number)} data-ink="">
      <p className={`${blocks.ends} ${blocks.hint}`}>
        <span>{now === undefined ? '' : formatHourMinute(new Date(now).toISOString(), locale)}</span>
        <span>{number}</span>
      </p>
      <div className={blocks.column}>{screenOf({ phone, push, timeline, now })}</div>
      <span className={styles.bar} aria-hidden="true" />
    </section>
  );
}

function screenOf({ phone, push, timeline, now }: PhoneProps): ReactNode {
  const { view, number, phones, paymentId } = phone;
  if (view === 'home') {
    const waiting = phones.find((each) => each.number === number)?.pushes ?? [];
    return <HomeScreen pushes={waiting} onOpen={phone.open} />;
  }
  if (push && view === 'pin') return <PinScreen push={push} phone={phone} />;
  if (push) return <RequestScreen push={push} phone={phone} now={now} />;
  const story = timeline?.payment.id === paymentId ? timeline : undefined;
  const ending = story && pushEndingOf(story.moments);
  return <EndedScreen ending={ending?.action} onClose={() => phone.show('home')} />;
}
