import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference, type Payment } from '../../core/payment.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import styles from './reference-card.module.css';

interface ReferenceCardProps {
  words: WorkbenchWords['card'];
  locale: Locale;
  payment: Payment;
}

/** Entity, reference and amount as a shop shows them to its customer. */
export function ReferenceCard({ words, locale, payment }: ReferenceCardProps) {
  const { referenceDetails, amount, validDate } = payment;
  return (
    <section className={styles.card} aria-label={words.title}>
      <dl className={styles.lines}>
        <div>
          <dt>{words.entity}</dt>
          <dd>{referenceDetails.entity}</dd>
        </div>
        <div>
          <dt>{words.reference}</dt>
          <dd>{groupReference(referenceDetails.reference)}</dd>
        </div>
        <div>
          <dt>{words.amount}</dt>
          <dd>{formatAmount(amount, locale)}</dd>
        </div>
      </dl>
      {validDate?.end && (
        <p className={styles.note}>{words.validUntil(formatMoment(validDate.end, locale))}</p>
      )}
    </section>
  );
}
