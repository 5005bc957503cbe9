import { Atm, type AtmState } from '../atm/Atm.tsx';
import { receiptOf } from '../atm/receipt.ts';
import { isTrouble } from '../client.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { dataOf, refusalOf } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { NextStep } from './NextStep.tsx';
import { isPaid, type Session, type TypedSlip } from './panelState.ts';
import styles from './pay-step.module.css';
import type { Payment } from './payment.ts';
import { StepFrame } from './StepFrame.tsx';

interface PayStepProps {
  words: WorkbenchWords;
  locale: Locale;
  session: Session;
  readOnly: boolean;
  onType: (slip: TypedSlip) => void;
  onPay: () => void;
  onReset: () => void;
}

/** Step 2: the cash machine, and the call it makes to the sandbox's control API. */
export function PayStep({ words, locale, session, readOnly, onType, onPay, onReset }: PayStepProps) {
  const { entity, reference, amount } = words.card;
  const { payment } = session;
  return (
    <StepFrame number={2} title={words.atm.title} lead={words.atm.lead} done={isPaid(session)} area="pay">
      <Atm
        words={words.atm}
        labels={{ entity, reference, amount }}
        locale={locale}
        state={atmState(session, words, locale)}
        slip={session.slip}
        readOnly={readOnly}
        onType={onType}
        onPay={onPay}
        onReset={onReset}
      />
      {payment && !session.paid && !readOnly && <p className={styles.hint}>{words.atm.hint}</p>}
      {isPaid(session) && <NextStep text={words.next.track} area="track" />}
      {session.paid && <ExchangeView words={words.exchange} exchange={session.paid} closed />}
    </StepFrame>
  );
}

function atmState(session: Session, words: WorkbenchWords, locale: Locale): AtmState {
  const { paid, paying, payment, slipProblem } = session;
  if (!payment) return { kind: 'asleep' };
  if (paying) return { kind: 'working' };
  if (slipProblem) {
    return { kind: 'ready', failure: { title: words.atm.refused, text: words.create.problem[slipProblem] } };
  }
  if (!paid) return { kind: 'ready' };
  if (isTrouble(paid.reply)) {
    return {
      kind: 'ready',
      failure: { title: words.exchange.trouble[paid.reply.trouble], text: words.trouble[paid.reply.trouble] },
    };
  }
  const receipt = dataOf(paid.reply) as Payment | undefined;
  if (receipt) return { kind: 'paid', receipt: receiptOf(receipt, words, locale) };
  return { kind: 'ready', failure: { title: words.atm.refused, text: refusalOf(paid.reply) ?? '' } };
}
