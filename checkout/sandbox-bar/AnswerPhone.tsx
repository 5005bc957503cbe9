import { Button } from '@balcao/ui/button/Button.tsx';
import type { ScreenProps } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

/** Answers the request on the payer's phone, which only a test phone answers by itself. */
export function AnswerPhone({ words, view, checkout, ready }: ScreenProps) {
  const w = words.sandbox.push;
  const { busy } = checkout.pageState;
  const give = (answer: 'accept' | 'refuse') => () => checkout.action('push', { answer });
  const waits = { size: 'small', disabled: !ready, 'aria-disabled': busy ? true : undefined } as const;
  return (
    <>
      <p className={styles.hint}>{w.told(view.paymentId)}</p>
      <div className={styles.answers}>
        <Button kind="primary" onClick={give('accept')} {...waits}>
          {busy === 'push' ? w.working : w.accept}
        </Button>
        <Button onClick={give('refuse')} {...waits}>
          {w.refuse}
        </Button>
      </div>
    </>
  );
}
