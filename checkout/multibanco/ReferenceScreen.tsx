import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../screenProps.ts';
import { ReferenceDetails } from './ReferenceDetails.tsx';
import styles from './reference.module.css';

/** Requests the reference once the page is hydrated, and again only if the payer retries. */
export function RequestReference({ words, checkout, ready }: ScreenProps) {
  const { pageState, action } = checkout;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    action('reference');
  }, [action]);

  if (pageState.failedAttempt) return null;
  if (!ready || pageState.busy || pageState.replyCount === 0) return <Progress label={words.reference.preparing} />;
  return (
    <Button kind="primary" onClick={() => action('reference')}>
      {words.reference.prepare}
    </Button>
  );
}

export function ReferenceScreen(stage: ScreenProps) {
  const { words } = stage;
  return (
    <>
      <ReferenceDetails {...stage} />
      <p className={styles.waiting}>
        <span className={styles.pulse} aria-hidden="true" />
        <span>
          <strong>{words.reference.waiting}.</strong> {words.reference.alone}
        </span>
      </p>
    </>
  );
}
