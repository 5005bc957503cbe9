import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { MouseEvent } from 'react';
import type { Exchange } from '../../core/exchange.ts';
import { groupReference, type Payment } from '../../core/payment.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { NameValueList } from '../../parts/pane/Detail.tsx';
import { usePlace } from '../../parts/place.ts';
import { isPaid, type PanelState, type TypedReferenceRequest } from './panelState.ts';
import { ReferenceForm } from './ReferenceForm.tsx';
import { type Area, StepFrame } from './StepFrame.tsx';
import styles from './steps.module.css';

export function ReferenceCard({ payment }: { payment: Payment }) {
  const { words: all, locale } = usePlace();
  const words = all.card;
  const { referenceDetails, amount, validDate } = payment;
  return (
    <section className={blocks.box} aria-label={words.title}>
      <NameValueList
        pairs={[
          [words.entity, referenceDetails.entity],
          [words.reference, groupReference(referenceDetails.reference)],
          [words.amount, formatAmount(amount, locale)],
        ]}
      />
      {validDate?.end && (
        <p className={blocks.hint}>{words.validUntil(formatMoment(validDate.end, locale))}</p>
      )}
    </section>
  );
}

/** Button to the next step, shown where the steps are stacked. */
export function NextStep({ text, area }: { text: string; area: Area }) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('[data-steps]');
    const title = panel?.querySelector<HTMLElement>(`[data-area="${area}"] h3`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <Button kind="primary" className={styles.next} onClick={go}>
      {text}
      <Icon size={14} strokeWidth="2" path="M7 1.5v11m-4.5-4.5L7 12.5 11.5 8" />
    </Button>
  );
}

interface CreateStepProps {
  panel: PanelState;
  draft: TypedReferenceRequest;
  preview: Omit<Exchange, 'reply'>;
  readOnly: boolean;
  onType: (draft: TypedReferenceRequest) => void;
  onCreate: () => void;
}

export function CreateStep({ panel, preview, ...form }: CreateStepProps) {
  const { words } = usePlace();
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
        <div className={blocks.column}>
          <ReferenceForm panel={panel} {...form} />
          {payment && <ReferenceCard payment={payment} />}
          {payment && !isPaid(panel) && <NextStep text={words.next.pay} area="pay" />}
        </div>
        <ExchangeView words={words.exchange} exchange={(!edited && created) || preview} />
      </div>
    </StepFrame>
  );
}
