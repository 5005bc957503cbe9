import { docsUrlOf } from '../../core/locale.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import styles from './payment-run.module.css';
import type { RunProgress } from './runProgress.ts';
import type { RunOptions } from './usePaymentRun.ts';

interface RunResultProps extends Pick<RunOptions, 'locale' | 'baseUrl'> {
  words: WorkbenchWords['run'];
  progress: RunProgress;
  payer: string;
}

/**
 * The result in one line below the button, since a phone shows the stages a screen further down; at the end it leads to
 * the refund.
 */
export function RunResult({ words, progress, payer, locale, baseUrl }: RunResultProps) {
  const { phase, created } = progress;
  if (phase === 'running') return <p className={styles.result}>{created ? payer : words.running}</p>;
  if (phase !== 'done') return null;
  const guide = `${docsUrlOf(baseUrl.replace(/\/$/, ''), locale)}/docs/guides/refund`;
  return (
    <p className={styles.result}>
      {words.paid} <a href={guide}>{words.refund}</a>
    </p>
  );
}
