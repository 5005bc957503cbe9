import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { groupReference } from '../../core/payment.ts';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

const offered = 6;

interface ReferencesProps {
  payments: readonly Payment[];
  onChoose: (payment: Payment) => void;
}

export function References({ payments, onChoose }: ReferencesProps) {
  const { words, locale } = useWorkbench();
  const w = words.atm;
  const waiting = payments.filter(
    ({ referenceDetails, stateDetails }) => referenceDetails.entity && stateDetails.state === 'pending',
  );
  return (
    <TitledSection title={w.references}>
      {waiting.length === 0 && <EmptyState title={w.noReferences}>{w.noReferencesText}</EmptyState>}
      <FramedList label={w.references}>
        {waiting.slice(0, offered).map((payment) => (
          <FramedChoice key={payment.id} onClick={() => onChoose(payment)}>
            <strong>
              {payment.referenceDetails.entity} · {groupReference(payment.referenceDetails.reference)}
            </strong>
            <span className={blocks.ends}>
              {[payment.id, payment.code].filter(Boolean).join(' · ')}
              <strong>{formatAmount(payment.amount, locale)}</strong>
            </span>
          </FramedChoice>
        ))}
      </FramedList>
    </TitledSection>
  );
}
