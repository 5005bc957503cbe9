import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { inGroups } from '../format/groupDigits.ts';
import type { ScreenProps } from '../screenProps.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './reference.module.css';

/** Menu path at cash machines, always in Portuguese, because the machines' screens are. */
const menu = 'Pagamentos, Pagamento de serviços';

/** An amount as typed at a cash machine: `1234,50`. */
function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** Entity, reference and amount, each with a copy button, and the deadline. */
export function ReferenceDetails({ words, view, ready, announce }: ScreenProps) {
  const { reference } = view;
  if (!reference) return null;
  const w = words.reference;
  const shared = { words: w, ready, announce };
  return (
    <>
      <dl className={styles.slip}>
        <CopyLine {...shared} label={w.entity} shown={reference.entity} plain={reference.entity} />
        <CopyLine
          {...shared}
          label={w.reference}
          shown={inGroups(reference.reference, [3, 3, 3])}
          plain={reference.reference}
        />
        <CopyLine
          {...shared}
          label={w.amount}
          shown={formatAmount(view.amountCents, view.page.language)}
          plain={plainAmount(view.amountCents)}
        />
      </dl>
      {reference.validUntil && (
        <p className={styles.until}>{w.validUntil(formatMoment(reference.validUntil, view.page.language))}</p>
      )}
      <p className={styles.instructions}>
        {w.how} <span lang="pt-PT">{menu}</span>.
      </p>
    </>
  );
}
