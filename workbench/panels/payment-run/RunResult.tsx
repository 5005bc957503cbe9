import { docsUrlOf } from '../../core/locale.ts';
import { usePlace } from '../../parts/place.ts';
import styles from './payment-run.module.css';
import type { RunProgress } from './runProgress.ts';

/**
 * The result in one line below the button, since a phone shows the stages a screen further down; at the end it leads to
 * the refund.
 */
export function RunResult({ progress, payer }: { progress: RunProgress; payer: string }) {
  const { words, locale, baseUrl } = usePlace();
  const { phase, created } = progress;
  if (phase === 'running') return <p className={styles.result}>{created ? payer : words.run.running}</p>;
  if (phase !== 'done') return null;
  const guide = `${docsUrlOf(baseUrl.replace(/\/$/, ''), locale)}/docs/guides/refund`;
  return (
    <p className={styles.result}>
      {words.run.paid} <a href={guide}>{words.run.refund}</a>
    </p>
  );
}
