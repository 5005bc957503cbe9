import { Button } from '@balcao/ui/button/Button.tsx';
import type { Stage } from '../screenProps.ts';
import { Alert } from './Alert.tsx';
import { failureGlyphs, failureOf } from './failureAdvice.ts';

/**
 * Why the last attempt came to nothing: it was lost, refused, or failed. Nothing when all is well, when the reason stands
 * at the box it is about, or when the payer moved on.
 */
export function Setback({ words, view, checkout }: Stage) {
  const { failed, refusal, quiet, answers, busy } = checkout.session;
  const called = answers > 0;
  if (failed) {
    const { trouble } = failed;
    return (
      <Alert key={answers} called={called} glyph="offline" mild title={words.trouble.title[trouble]}>
        <p>
          {words.trouble.told[trouble]} {words.trouble.kept}
        </p>
        <Button size="small" onClick={checkout.retry} aria-disabled={busy ? true : undefined}>
          {busy ? words.trouble.retrying : words.trouble.retry}
        </Button>
      </Alert>
    );
  }
  if (refusal) {
    if (Object.keys(refusal.fields).length > 0) return null;
    return (
      <Alert key={answers} called={called} title={words.refused}>
        <p>{refusal.message}</p>
      </Alert>
    );
  }
  if (!view.error || quiet) return null;
  const failure = failureOf(view.error.code);
  return (
    <Alert key={answers} called={called} glyph={failureGlyphs[failure]} title={words.failed[failure].title}>
      <p>{words.failed[failure].next}</p>
      <p>{words.reason(view.error.msg, view.error.code)}</p>
    </Alert>
  );
}
