import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount, typeAmount } from '@balcao/text/money.ts';
import { inGroups } from '../format/groupDigits.ts';
import type { ScreenProps } from '../screenProps.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './reference.module.css';

/** Language of ATMs, for their menus and for the amounts typed at them. */
const machineLanguage = 'pt-PT';

/** Path in the menu of the ATM, in Portuguese. */
const menu = ['Pagamentos', 'Pagamento de serviços'] as const;

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
          plain={typeAmount(view.amountCents, machineLanguage)}
        />
      </dl>
      {reference.validUntil && (
        <p className={styles.until}>{w.validUntil(formatMoment(reference.validUntil, view.page.language))}</p>
      )}
      <p className="muted">
        {w.how[0]}
        <span lang={machineLanguage}>{menu[0]}</span>
        {w.how[1]}
        <span lang={machineLanguage}>{menu[1]}</span>
        {w.how[2]}
      </p>
    </>
  );
}
