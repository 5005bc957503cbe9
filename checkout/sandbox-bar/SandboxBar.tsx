import { Button } from '@balcao/ui/button/Button.tsx';
import { useEffect, useState } from 'react';
import type { ScreenProps, TestValues } from '../screenProps.ts';
import { isClosing, methodOfScreen, type Screen } from '../session/screen.ts';
import { SandboxStripe, StripeLabel } from './SandboxStripe.tsx';
import styles from './sandbox-bar.module.css';
import { TestCards, TestPhones } from './TestValues.tsx';

/** Minimum width at which the bar is open at first. Below it, the bar opens if the payment needs its buttons. */
const roomy = '(min-width: 47.5em)';

/** Screens on which the payment waits for another device; in a sandbox, a button in the bar replaces it. */
const waitingScreens: readonly Screen[] = ['waiting', 'reference', 'late'];

/** Section of the documentation with the test data for each method. */
const sections = { CC: '#cards', MW: '#phones', MB: '#multibanco' } as const;

function sectionOf(screen: Screen): string {
  const method = screen === 'late' ? 'MB' : methodOfScreen(screen);
  return method ? sections[method] : '';
}

export function SandboxBar({ testValues, ...stage }: ScreenProps & { testValues: TestValues }) {
  const { words, screen } = stage;
  const w = words.sandbox;
  const [open, setOpen] = useState(false);
  const waits = waitingScreens.includes(screen);
  useEffect(() => {
    setOpen(waits || matchMedia(roomy).matches);
  }, [waits]);
  return (
    <SandboxStripe label={w.label}>
      <details className={styles.details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.head}>
          <StripeLabel>{w.label}</StripeLabel>
          <span className={styles.note}>{w.apart}</span>
        </summary>
        <div className={styles.body}>
          <TestData {...stage} testValues={testValues} />
          <p>
            <a href={`${testValues.docsUrl}${sectionOf(screen)}`} target="_blank" rel="noreferrer">
              {w.docs}
            </a>
          </p>
        </div>
      </details>
    </SandboxStripe>
  );
}

function hintOf(
  screen: Exclude<Screen, 'card' | 'phone' | 'waiting' | 'reference' | 'late'>,
): keyof ScreenProps['words']['sandbox']['other'] {
  return isClosing(screen) ? 'done' : screen;
}

function TestData({ testValues, ...stage }: ScreenProps & { testValues: TestValues }) {
  const { screen, words } = stage;
  const { other } = words.sandbox;
  if (screen === 'card') return <TestCards {...stage} testValues={testValues} />;
  if (screen === 'phone') return <TestPhones {...stage} testValues={testValues} />;
  if (screen === 'waiting') return <AnswerPhone {...stage} />;
  if (screen === 'reference' || screen === 'late') return <PayReference {...stage} />;
  return <p className={styles.hint}>{other[hintOf(screen)]}</p>;
}

/** Answers the request on the payer's phone; only test phones answer automatically. */
function AnswerPhone({ words, view, checkout, ready }: ScreenProps) {
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

function PayReference({ words, checkout, ready }: ScreenProps) {
  const w = words.sandbox.atm;
  const { busy } = checkout.pageState;
  return (
    <>
      <p className={styles.hint}>{w.told}</p>
      <div className={styles.answers}>
        <Button kind="primary" size="small" onClick={() => checkout.action('atm')} disabled={!ready} off={busy}>
          {busy === 'atm' ? w.working : w.pay}
        </Button>
      </div>
    </>
  );
}
