import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { typeAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { useState } from 'react';
import { failureOf, type RequestFailure } from '../../core/exchange.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference } from '../../core/payment.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { liveResponder } from '../../runner/responder.ts';
import { Atm } from './Atm.tsx';
import { diagnoseReference, type KnownReference } from './diagnoseReference.ts';
import { HomeBanking } from './HomeBanking.tsx';
import { billOf, emptyBill, type TypedBill } from './keypadInput.ts';
import { References } from './References.tsx';
import { Scenarios } from './Scenarios.tsx';
import { useAtm } from './useAtm.ts';
import { WrongDigits } from './WrongDigits.tsx';

export function AtmPane({ params }: PaneProps) {
  return <LoadedAtm key={params.join(' ')} params={params} />;
}

function billAt([entity, reference, cents]: readonly string[], locale: Locale): TypedBill {
  if (!entity || !reference) return emptyBill;
  return { entity, reference: groupReference(reference), amount: typeAmount(Number(cents) || 0, locale) };
}

function knownOf(payments: readonly Payment[]): KnownReference[] {
  return payments.flatMap(({ id, amount, referenceDetails: { entity, reference } }) =>
    entity ? [{ paymentId: id, entity, reference, amountCents: amount }] : [],
  );
}

function LoadedAtm({ params }: PaneProps) {
  const { context, words, locale } = useWorkbench();
  const w = words.atm;
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=200', ['payment']);
  const { now } = useSandboxTime(context);
  const { send } = liveResponder(context.request);
  const atm = useAtm({ words: words.shared, locale, first: billAt(params, locale), fresh: emptyBill, send });
  const [failure, setFailure] = useState<RequestFailure>();
  // Computed in each render, because the payments may be loaded after the refusal.
  const diagnosis = atm.isRefused ? diagnoseReference(atm.typed, knownOf(payments.data ?? [])) : undefined;
  const load = (payment: Payment, amount = payment.amount) => {
    setFailure(undefined);
    atm.type(billOf({ ...payment, amount }, locale));
  };
  const controls = {
    locale,
    state: atm.state,
    bill: atm.bill,
    onType: atm.type,
    onPay: atm.pay,
    onReset: atm.reset,
  };
  return (
    <Pane title={words.frame.panes.atm} lead={w.lead}>
      <div className={blocks.halves}>
        <div className={blocks.sections}>
          <RadioPanels
            label={words.frame.panes.atm}
            choices={[
              {
                id: 'machine',
                label: words.shared.atm.machine,
                panel: <Atm words={words.shared} readOnly={false} {...controls} />,
              },
              {
                id: 'bank',
                label: w.bank.title,
                panel: <HomeBanking {...controls} />,
              },
            ]}
          />
          {diagnosis && <WrongDigits typed={atm.typed} diagnosis={diagnosis} />}
          {atm.paid && <ExchangeView words={words.shared.exchange} exchange={atm.paid} closed />}
        </div>
        <div className={blocks.sections}>
          <LoadedContent live={payments}>{(all) => <References payments={all} onChoose={load} />}</LoadedContent>
          <Scenarios
            now={now}
            onReady={({ payment, amountCents }) => load(payment, amountCents)}
            onFailed={({ reply }) => setFailure(failureOf(reply))}
          />
          <ActionFailure words={words} failure={failure} />
        </div>
      </div>
    </Pane>
  );
}
