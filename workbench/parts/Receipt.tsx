import { formatShort } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { Locale } from '../core/locale.ts';
import { groupReference, type Payment } from '../core/payment.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './receipt.module.css';

export function receiptOf(payment: Payment, words: WorkbenchWords, locale: Locale): [string, string][] {
  const { referenceDetails, stateDetails, amount } = payment;
  return [
    [words.atm.paidAt, formatShort(stateDetails.createdAt, locale)],
    [words.card.entity, referenceDetails.entity ?? ''],
    [words.card.reference, groupReference(referenceDetails.reference)],
    [words.card.amount, formatAmount(amount, locale)],
  ];
}

interface ReceiptProps {
  title: string;
  lines: readonly (readonly [name: string, value: string])[];
  note: string;
  /** Whether printing the page prints this receipt. */
  printed?: boolean;
}

export function Receipt({ title, lines, note, printed }: ReceiptProps) {
  return (
    <div className={styles.slot} data-printed={printed || undefined}>
      <section className={styles.paper} aria-label={title}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.lines}>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
      </section>
    </div>
  );
}
