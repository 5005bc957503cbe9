import { formatAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference } from '../../core/payment.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import styles from './multibanco-panel.module.css';
import { type AnnouncementKind, type PanelState, refusalText } from './panelState.ts';

interface LiveRegionProps {
  words: WorkbenchWords['announcement'];
  locale: Locale;
  panel: PanelState;
}

/** Announces changes to screen readers; repeated sentences are announced again. */
export function LiveRegion({ words, locale, panel }: LiveRegionProps) {
  const { kind, count } = panel.announcement;
  return (
    <div className={styles.region} aria-live="polite">
      <span key={count}>{kind ? sentence(kind, words, locale, panel) : ''}</span>
    </div>
  );
}

function sentence(
  kind: AnnouncementKind,
  words: WorkbenchWords['announcement'],
  locale: Locale,
  panel: PanelState,
): string {
  const { payment } = panel;
  if (kind === 'created' && payment) {
    return words.created(
      groupReference(payment.referenceDetails.reference),
      formatAmount(payment.amount, locale),
    );
  }
  if (kind === 'created') return '';
  return [words[kind], refusalText(panel, kind)].filter(Boolean).join(' ');
}
