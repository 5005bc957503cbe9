import { Button } from '@balcao/ui/button/Button.tsx';
import type { ScreenProps } from '../screenProps.ts';
import styles from './sandbox-bar.module.css';

/** Pays the reference on the screen, as a person would at a cash machine. */
export function PayReference({ words, checkout, ready }: ScreenProps) {
  const w = words.sandbox.atm;
  const { busy } = checkout.pageState;
  return (
    <>
      <p className={styles.hint}>{w.told}</p>
      <div className={styles.answers}>
        <Button
          kind="primary"
          size="small"
          onClick={() => checkout.action('atm')}
          disabled={!ready}
          aria-disabled={busy ? true : undefined}
        >
          {busy === 'atm' ? w.working : w.pay}
        </Button>
      </div>
    </>
  );
}
