import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useEffect, useRef } from 'react';
import type { Stage } from '../screenProps.ts';

/** Asks for the reference as soon as the page is there; asks again only when told to. */
export function Preparing({ words, checkout, ready }: Stage) {
  const { session, act } = checkout;
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    act('reference');
  }, [act]);

  if (session.failed) return null;
  if (!ready || session.busy || session.answers === 0) return <Progress label={words.reference.preparing} />;
  return (
    <Button kind="primary" onClick={() => act('reference')}>
      {words.reference.prepare}
    </Button>
  );
}
