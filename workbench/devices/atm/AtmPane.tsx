import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { Atm } from './Atm.tsx';
import { HomeBanking } from './HomeBanking.tsx';
import { References } from './References.tsx';
import { Scenarios } from './Scenarios.tsx';
import { useAtm } from './useAtm.ts';
import { WrongDigits } from './WrongDigits.tsx';

export function AtmPane({ params }: PaneProps) {
  return <LoadedAtm key={params.join(' ')} params={params} />;
}

function LoadedAtm({ params }: PaneProps) {
  const { context, words, locale } = useWorkbench();
  const w = words.atm;
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=200', ['payment']);
  const { now } = useSandboxTime(context);
  const atm = useAtm(params, payments.data ?? []);
  const { entity, reference, amount } = words.shared.card;
  const controls = {
    labels: { entity, reference, amount },
    locale,
    state: atm.state,
    bill: atm.bill,
    onType: atm.type,
    onPay: atm.pay,
    onReset: atm.reset,
  };
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={blocks.halves}>
        <div className={blocks.sections}>
          <RadioPanels
            label={w.title}
            choices={[
              {
                id: 'machine',
                label: words.shared.atm.machine,
                panel: <Atm words={words.shared.atm} readOnly={false} {...controls} />,
              },
              {
                id: 'bank',
                label: w.bank.title,
                panel: <HomeBanking {...controls} />,
              },
            ]}
          />
          {atm.diagnosis && <WrongDigits typed={atm.typed} diagnosis={atm.diagnosis} />}
          {atm.paid && <ExchangeView words={words.shared.exchange} exchange={atm.paid} closed />}
        </div>
        <div className={blocks.sections}>
          <LoadedContent live={payments}>
            {(all) => <References payments={all} onChoose={atm.load} />}
          </LoadedContent>
          <Scenarios
            now={now}
            onReady={({ payment, amountCents }) => atm.load(payment, amountCents)}
            onFailed={atm.fail}
          />
          <ActionFailure words={words} failure={atm.failure} />
        </div>
      </div>
    </Pane>
  );
}
