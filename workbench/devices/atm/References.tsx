import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { groupReference } from '../../core/payment.ts';
import { FramedList } from '../../parts/pane/FramedList.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import styles from './references.module.css';

/** How many references are offered, newest first. */
const offered = 6;

interface ReferencesProps {
  workbench: WorkbenchContext;
  payments: readonly Payment[];
  onChoose: (payment: Payment) => void;
}

/** References that wait to be paid; choosing one fills the machine's form. */
export function References({ workbench, payments, onChoose }: ReferencesProps) {
  const w = workbench.words.atm;
  const waiting = payments.filter(
    ({ referenceDetails, stateDetails }) => referenceDetails.entity && stateDetails.state === 'pending',
  );
  return (
    <section aria-labelledby="atm-references">
      <h2 id="atm-references" className={styles.title}>
        {w.references}
      </h2>
      {waiting.length === 0 && <EmptyState title={w.noReferences}>{w.noReferencesText}</EmptyState>}
      <FramedList labelledBy="atm-references">
        {waiting.slice(0, offered).map((payment) => (
          <li key={payment.id}>
            <button type="button" className={styles.reference} onClick={() => onChoose(payment)}>
              <span className={styles.number}>
                {payment.referenceDetails.entity} · {groupReference(payment.referenceDetails.reference)}
              </span>
              <span className={styles.about}>
                {[payment.id, payment.code].filter(Boolean).join(' · ')}
                <strong>{formatAmount(payment.amount, workbench.locale)}</strong>
              </span>
            </button>
          </li>
        ))}
      </FramedList>
    </section>
  );
}
