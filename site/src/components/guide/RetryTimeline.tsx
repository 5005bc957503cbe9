import { formatUnits } from '@balcao/text/durations.ts';
import { translate } from '@docusaurus/Translate';
import limits from '@facts/limits.json';
import type { CSSProperties } from 'react';
import { useLanguage } from '../useLanguage.ts';
import styles from './retry-timeline.module.css';

/** Length of the line before an attempt. */
const waiting = (gapMinutes = 0) => ({ '--gap': gapMinutes }) as CSSProperties;

/** All attempts of a delivery with the gaps between them, and what follows the last one. */
export function RetryTimeline() {
  const language = useLanguage();
  const gaps = [0, ...limits.retryGapsMinutes];
  const minutes = gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap));
  return (
    <ol
      className={styles.timeline}
      aria-label={translate({ id: 'retries.label', message: 'Tentativas de uma entrega' })}
    >
      {minutes.map((minute, i) => (
        <li key={minute} className={styles.attempt} style={waiting(gaps[i])}>
          {i > 0 && (
            <span className={styles.gap}>
              {translate(
                { id: 'retries.gap', message: '+ {time}' },
                { time: formatUnits(gaps[i] ?? 0, 'minute', language) },
              )}
            </span>
          )}
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.name}>
            {i === 0
              ? translate({ id: 'retries.first', message: '1.ª tentativa, logo que acontece' })
              : translate(
                  { id: 'retries.attempt', message: '{count}.ª tentativa, ao fim de {time}' },
                  { count: i + 1, time: formatUnits(minute, 'minute', language) },
                )}
          </span>
        </li>
      ))}
      <li className={styles.attempt} data-end="" style={waiting()}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.name}>
          {translate({ id: 'retries.end', message: 'Sem sucesso: a entrega falhou e não se repete sozinha' })}
        </span>
      </li>
    </ol>
  );
}
