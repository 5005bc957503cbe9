import { formatUnits } from '@balcao/text/durations.ts';
import { retries } from '@words/guide.ts';
import type { CSSProperties } from 'react';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { Marked } from './ChosenMark.tsx';
import styles from './retry-timeline.module.css';

const waiting = (gapMinutes = 0) => ({ '--gap': gapMinutes }) as CSSProperties;

/** Attempts of a delivery, the gaps between them, and the state after the last one. */
export function RetryTimeline() {
  const language = usePage().language.tag;
  const gaps = [0, ...facts.limits.retryGapsMinutes];
  const minutes = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap));
  return (
    <ol className={styles.timeline} aria-label={retries.label}>
      {minutes.map((minute, i) => (
        <li key={minute} className={styles.attempt} style={waiting(gaps[i])}>
          {i > 0 && <span className={styles.gap}>{retries.gap(formatUnits(gaps[i] ?? 0, 'minute', language))}</span>}
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.name}>
            {i === 0 ? retries.first : retries.attempt(i + 1, formatUnits(minute, 'minute', language))}
          </span>
        </li>
      ))}
      <li className={styles.attempt} data-end="" style={waiting()}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.name}>
          <Marked of="retryGapsMinutes">{retries.end}</Marked>
        </span>
      </li>
    </ol>
  );
}
