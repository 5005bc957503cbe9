import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { ReferenceDetails } from '../multibanco/ReferenceDetails.tsx';
import type { ScreenProps } from '../screenProps.ts';
import type { Closing } from '../session/screen.ts';
import styles from './closing.module.css';
import { Redirect } from './Redirect.tsx';

/** Screen of a closed checkout: outcome, what follows, and the redirect. */
export function ClosedScreen(stage: ScreenProps & { closing: Closing }) {
  const { words, view, closing } = stage;
  const { language } = view.page;
  const deal = { amount: formatAmount(view.amountCents, language), merchant: view.merchant };
  return (
    <>
      <p className={styles.told}>{words.closing[closing].told(deal)}</p>
      {closing === 'early' && view.opensAt && (
        <p className={styles.told}>{words.opensAt(formatMoment(view.opensAt, language))}</p>
      )}
      {closing === 'late' && <ReferenceDetails {...stage} />}
      {view.redirectUrl && closing !== 'late' && <Redirect words={words.onward} address={view.redirectUrl} />}
    </>
  );
}
