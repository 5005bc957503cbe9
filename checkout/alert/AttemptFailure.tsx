import { Button } from '@balcao/ui/button/Button.tsx';
import type { ScreenProps } from '../screenProps.ts';
import { Alert } from './Alert.tsx';
import { failureAdvice, failureGlyphs } from './failureAdvice.ts';

/** Shows why the attempt failed. Renders nothing after a success, if a field shows the message, or once dismissed. */
export function AttemptFailure({ words, view, checkout }: ScreenProps) {
  const { failedAttempt, refusal, failureDismissed, replyCount, busy } = checkout.pageState;
  const called = replyCount > 0;
  if (failedAttempt) {
    const { networkFailure } = failedAttempt;
    return (
      <Alert
        key={replyCount}
        takesFocus={called}
        glyph="offline"
        waiting
        title={words.networkFailure.title[networkFailure]}
      >
        <p>
          {words.networkFailure.told[networkFailure]} {words.networkFailure.kept}
        </p>
        <Button size="small" onClick={checkout.retry} off={busy}>
          {busy ? words.networkFailure.retrying : words.networkFailure.retry}
        </Button>
      </Alert>
    );
  }
  if (refusal) {
    if (Object.keys(refusal.fields).length > 0) return null;
    return (
      <Alert key={replyCount} takesFocus={called} title={words.refused.title}>
        <p>{words.refused.next}</p>
      </Alert>
    );
  }
  if (!view.error || failureDismissed) return null;
  const failure = failureAdvice(view.error);
  return (
    <Alert key={replyCount} takesFocus={called} glyph={failureGlyphs[failure]} title={words.failed[failure].title}>
      <p>{words.failed[failure].next}</p>
    </Alert>
  );
}
