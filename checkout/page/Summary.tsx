import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { Glyph } from '../Glyph.tsx';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './summary.module.css';

interface SummaryProps {
  words: CheckoutWords['page'];
  view: PayerView;
  /** Whether to list each value with its name, instead of showing all values on one line. */
  full: boolean;
  deadline: boolean;
}

export function Summary({ words, view, full, deadline }: SummaryProps) {
  const { merchant, amountCents, summary, code, page } = view;
  return (
    <div className={styles.summary}>
      <h1 className={styles.title}>
        <span className={styles.payee}>
          <Glyph name="shop" size={18} />
          <span>
            <span>{words.payee}</span> <span className={styles.merchant}>{merchant}</span>
          </span>
        </span>{' '}
        <span className={styles.amount}>{formatAmount(amountCents, page.language)}</span>
      </h1>
      {full ? (
        <Facts words={words} view={view} deadline={deadline} />
      ) : (
        <p className={styles.about}>{[summary, code].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  );
}

function Facts({ words, view, deadline }: Omit<SummaryProps, 'full'>) {
  const { summary, code, expiresAt, page } = view;
  const rows = [
    [words.summary, summary],
    [words.code, code],
    [words.payUntil, deadline && expiresAt && formatMoment(expiresAt, page.language)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
