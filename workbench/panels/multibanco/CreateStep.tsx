import type { Exchange } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import type { WorkbenchWords } from '../../words/pt.ts';
import { NextStep } from './NextStep.tsx';
import { isPaid, type PanelState, type TypedReferenceRequest } from './panelState.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';
import { StepFrame } from './StepFrame.tsx';
import styles from './steps.module.css';

interface CreateStepProps {
  words: WorkbenchWords;
  locale: Locale;
  panel: PanelState;
  draft: TypedReferenceRequest;
  /** The request that would be sent now. */
  preview: Omit<Exchange, 'reply'>;
  readOnly: boolean;
  onType: (draft: TypedReferenceRequest) => void;
  onCreate: () => void;
}

/** Step 1: the form, its call, and the created reference. */
export function CreateStep({ words, locale, panel, preview, ...form }: CreateStepProps) {
  const { created, edited, payment } = panel;
  return (
    <StepFrame
      number={1}
      title={words.create.title}
      lead={words.create.lead}
      done={payment !== undefined}
      area="create"
    >
      <div className={styles.content}>
        <div className={styles.form}>
          <ReferenceForm words={words} panel={panel} {...form} />
          {payment && <ReferenceCard words={words.card} locale={locale} payment={payment} />}
          {payment && !isPaid(panel) && <NextStep text={words.next.pay} area="pay" />}
        </div>
        <ExchangeView words={words.exchange} exchange={(!edited && created) || preview} />
      </div>
    </StepFrame>
  );
}
