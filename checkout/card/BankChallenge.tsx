import { formatAmount } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Glyph } from '../Glyph.tsx';
import type { ScreenProps } from '../screenProps.ts';
import styles from './bank.module.css';

export function BankChallenge({ words, view, checkout, ready }: ScreenProps) {
  const { brand = '', last4Digits = '' } = view.challenge ?? {};
  const { busy } = checkout.pageState;
  const answer = (how: 'accept' | 'refuse') => () => checkout.action('challenge', { answer: how });
  const w = words.bank;
  const waits = { disabled: !ready, 'aria-disabled': busy ? true : undefined } as const;
  return (
    <div className={styles.bank}>
      <p className={styles.notReal}>{w.notReal}</p>
      <p className={styles.name}>
        <Glyph name="bank" size={20} />
        {w.name}
      </p>
      <p className="muted">{w.lead}</p>
      <dl className={styles.facts}>
        <dt>{w.merchant}</dt>
        <dd>{view.merchant}</dd>
        <dt>{w.amount}</dt>
        <dd>{formatAmount(view.amountCents, view.page.language)}</dd>
        <dt>{w.card}</dt>
        <dd>{w.ending(brand, last4Digits)}</dd>
      </dl>
      <div className={styles.actions}>
        <Button kind="primary" onClick={answer('accept')} {...waits}>
          {busy === 'challenge' ? w.working : w.accept}
        </Button>
        <Button onClick={answer('refuse')} {...waits}>
          {w.refuse}
        </Button>
      </div>
    </div>
  );
}
