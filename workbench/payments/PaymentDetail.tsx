import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { Detail } from '../pane/Detail.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { UpcomingList } from '../clock/UpcomingList.tsx';
import { Fold } from '../exchange/CollapsibleCode.tsx';
import { jsonHtml, pretty } from '../exchange/json.ts';
import { useLive } from '../live/useLiveData.ts';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { PaymentActs } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Story } from './PaymentHistory.tsx';

/** One payment: how it stands, what can be done to it, what happened, and what will. */
export function PaymentDetail({ bench, id }: { bench: Bench; id: string }) {
  const { desk, words, locale } = bench;
  const w = words.payments;
  const path = `/sandbox/payments/${encodeURIComponent(id)}/timeline`;
  const timeline = useLive<PaymentTimeline>(desk, path, ['payment', 'delivery']);
  const upcoming = useLive<Upcoming[]>(desk, '/sandbox/upcoming?limit=500', ['payment', 'delivery', 'clock']);
  return (
    <Reading live={timeline} words={words.reading}>
      {({ payment, moments }) => (
        <Detail
          title={w.payment(id)}
          headline={formatAmount(payment.amount, locale)}
          mark={<StateMark state={payment.stateDetails.state} looks={paymentLooks} />}
          note={bench.facts.paymentStates.find((state) => state.id === payment.stateDetails.state)?.words}
        >
          <PaymentActs bench={bench} payment={payment} />
          <PaymentFacts bench={bench} payment={payment} />
          <section>
            <h3>{w.story}</h3>
            <Story bench={bench} moments={moments} />
          </section>
          <UpcomingList
            bench={bench}
            title={w.ahead}
            upcoming={(upcoming.data ?? []).filter(({ paymentId }) => paymentId === id)}
          />
          <Fold title={w.raw} html={jsonHtml(pretty(payment))} texts={words.shared.exchange.code} />
        </Detail>
      )}
    </Reading>
  );
}
