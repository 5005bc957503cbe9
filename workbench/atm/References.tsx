import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { groupReference } from '../multibanco/payment.ts';
import styles from './references.module.css';

/** How many references are offered: the newest ones are those somebody came for. */
const offered = 6;

interface ReferencesProps {
  bench: Bench;
  payments: readonly Payment[];
  onChoose: (payment: Payment) => void;
}

/** References that wait to be paid; choosing one puts it on the machine. */
export function References({ bench, payments, onChoose }: ReferencesProps) {
  const w = bench.words.atm;
  const waiting = payments.filter(
    ({ referenceDetails, stateDetails }) => referenceDetails.entity && stateDetails.state === 'pending',
  );
  return (
    <section aria-labelledby="atm-references">
      <h2 id="atm-references" className={styles.title}>
        {w.references}
      </h2>
      {waiting.length === 0 && <EmptyState title={w.noReferences}>{w.noReferencesText}</EmptyState>}
      <Boxed labelledBy="atm-references">
        {waiting.slice(0, offered).map((payment) => (
          <li key={payment.id}>
            <button type="button" className={styles.reference} onClick={() => onChoose(payment)}>
              <span className={styles.number}>
                {payment.referenceDetails.entity} · {groupReference(payment.referenceDetails.reference)}
              </span>
              <span className={styles.about}>
                {[payment.id, payment.code].filter(Boolean).join(' · ')}
                <strong>{formatAmount(payment.amount, bench.locale)}</strong>
              </span>
            </button>
          </li>
        ))}
      </Boxed>
    </section>
  );
}
