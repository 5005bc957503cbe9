import blocks from '@balcao/ui/blocks.module.css';
import type { Locale } from '../../core/locale.ts';
import { Atm } from '../../devices/atm/Atm.tsx';
import { type AtmScreenState, refusedState, stateAfter } from '../../devices/atm/atmState.ts';
import type { TypedBill } from '../../devices/atm/bill.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { usePlace } from '../../parts/place.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { NextStep } from './CreateStep.tsx';
import { isPaid, type PanelState } from './panelState.ts';
import { StepFrame } from './StepFrame.tsx';

interface PayStepProps {
  panel: PanelState;
  readOnly: boolean;
  onType: (bill: TypedBill) => void;
  onPay: () => void;
  onReset: () => void;
}

export function PayStep({ panel, readOnly, onType, onPay, onReset }: PayStepProps) {
  const { words, locale } = usePlace();
  const { entity, reference, amount } = words.card;
  const { payment } = panel;
  return (
    <StepFrame number={2} title={words.atm.title} lead={words.atm.lead} done={isPaid(panel)} area="pay">
      <Atm
        words={words.atm}
        labels={{ entity, reference, amount }}
        locale={locale}
        state={atmState(panel, words, locale)}
        bill={panel.bill}
        readOnly={readOnly}
        onType={onType}
        onPay={onPay}
        onReset={onReset}
      />
      {payment && !panel.paid && !readOnly && <p className={blocks.hint}>{words.atm.hint}</p>}
      {isPaid(panel) && <NextStep text={words.next.track} area="track" />}
      {panel.paid && <ExchangeView words={words.exchange} exchange={panel.paid} closed />}
    </StepFrame>
  );
}

function atmState(panel: PanelState, words: WorkbenchWords, locale: Locale): AtmScreenState {
  const { paid, paying, payment, billProblem } = panel;
  if (!payment) return { kind: 'asleep' };
  if (paying) return { kind: 'working' };
  if (billProblem) return refusedState(words, words.create.problem[billProblem]);
  return stateAfter(paid, words, locale);
}
