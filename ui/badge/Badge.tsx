import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'plain' | 'primary' | 'accent' | 'confirmed' | 'pending' | 'authorised' | 'cancelled';

/** Badge whose text must carry the meaning without the tone. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
