import { formatAmount } from '@balcao/text/money.ts';
import type { Locale } from '../locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './live-region.module.css';
import { type NewsKind, refusalText, type Session } from './panelState.ts';
import { groupReference } from './payment.ts';

interface NewsRegionProps {
  words: WorkbenchWords['news'];
  locale: Locale;
  session: Session;
}

/** Says what changed to those who do not see it; equal sentences in a row are said again. */
export function NewsRegion({ words, locale, session }: NewsRegionProps) {
  const { kind, count } = session.news;
  return (
    <div className={styles.region} aria-live="polite">
      <span key={count}>{kind ? sentence(kind, words, locale, session) : ''}</span>
    </div>
  );
}

function sentence(kind: NewsKind, words: WorkbenchWords['news'], locale: Locale, session: Session): string {
  const { payment } = session;
  if (kind === 'created' && payment) {
    return words.created(
      groupReference(payment.referenceDetails.reference),
      formatAmount(payment.amount, locale),
    );
  }
  if (kind === 'created') return '';
  return [words[kind], refusalText(session, kind)].filter(Boolean).join(' ');
}
