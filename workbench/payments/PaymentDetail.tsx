import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { UpcomingList } from '../clock/UpcomingList.tsx';
import { CollapsibleCode } from '../exchange/CollapsibleCode.tsx';
import { jsonHtml, pretty } from '../exchange/json.ts';
import { useLiveData } from '../live/useLiveData.ts';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { Detail } from '../pane/Detail.tsx';
import { LoadedContent } from '../pane/LoadedContent.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';

/** Details of a payment: state, actions, history, and what falls due. */
export function PaymentDetail({ workbench, id }: { workbench: WorkbenchContext; id: string }) {
  const { context, words, locale } = workbench;
  const w = words.payments;
  const path = `/sandbox/payments/${encodeURIComponent(id)}/timeline`;
  const timeline = useLiveData<PaymentTimeline>(context, path, ['payment', 'delivery']);
  const upcoming = useLiveData<Upcoming[]>(context, '/sandbox/upcoming?limit=500', [
    'payment',
    'delivery',
    'clock',
  ]);
  return (
    <LoadedContent live={timeline} words={words.reading}>
      {({ payment, moments }) => (
        <Detail
          title={w.payment(id)}
          headline={formatAmount(payment.amount, locale)}
          mark={<StateMark state={payment.stateDetails.state} looks={paymentLooks} />}
          note={workbench.facts.paymentStates.find((state) => state.id === payment.stateDetails.state)?.words}
        >
          <PaymentActions workbench={workbench} payment={payment} />
          <PaymentFacts workbench={workbench} payment={payment} />
          <section>
            <h3>{w.story}</h3>
            <PaymentHistory workbench={workbench} moments={moments} />
          </section>
          <UpcomingList
            workbench={workbench}
            title={w.ahead}
            upcoming={(upcoming.data ?? []).filter(({ paymentId }) => paymentId === id)}
          />
          <CollapsibleCode
            title={w.raw}
            html={jsonHtml(pretty(payment))}
            texts={words.shared.exchange.code}
          />
        </Detail>
      )}
    </LoadedContent>
  );
}
