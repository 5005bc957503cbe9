import { formatAmount } from '@balcao/text/money.ts';
import { slip } from '@words/guide.ts';
import { useLanguage } from '../useLanguage.ts';
import type { ReferenceAnswer } from './reference.ts';
import styles from './slip.module.css';

/** Entity, reference and amount of a recorded payment, as a payer sees them. */
export function Slip({ data }: { data: ReferenceAnswer }) {
  const { amount, referenceDetails } = data.data;
  const rows = [
    [slip.entity, referenceDetails.entity],
    [slip.reference, referenceDetails.reference.replace(/(\d{3})(?=\d)/g, '$1 ')],
    [slip.amount, formatAmount(amount, useLanguage())],
  ];
  return (
    <dl className={styles.slip}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
