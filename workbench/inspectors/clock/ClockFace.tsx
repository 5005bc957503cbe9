import { formatDate, formatTime } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { Locale } from '../../core/locale.ts';
import styles from './clock.module.css';

function handsOf(now: number) {
  const parts = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/Lisbon' });
  const [hours = 0, minutes = 0, seconds = 0] = parts.format(now).split(':').map(Number);
  return { hour: (hours % 12) * 30 + minutes / 2, minute: minutes * 6 + seconds / 10, second: seconds * 6 };
}

const hours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function ClockFace({ now, locale }: { now: number; locale: Locale }) {
  const iso = new Date(now).toISOString();
  const hands = handsOf(now);
  return (
    <div className={blocks.row}>
      <svg aria-hidden="true" viewBox="0 0 120 120" className={styles.dial}>
        <rect x="2" y="2" width="116" height="116" rx="16" className={styles.rim} />
        {hours.map((hour) => (
          <path
            key={hour}
            d={hour % 3 === 0 ? 'M60 12v9' : 'M60 13v4'}
            className={styles.tick}
            transform={`rotate(${hour * 30} 60 60)`}
          />
        ))}
        <path d="M60 64V34" className={styles.hour} transform={`rotate(${hands.hour} 60 60)`} />
        <path d="M60 66V22" className={styles.minute} transform={`rotate(${hands.minute} 60 60)`} />
        <path d="M60 70V20" className={styles.second} transform={`rotate(${hands.second} 60 60)`} />
        <circle cx="60" cy="60" r="3" className={styles.pin} />
      </svg>
      <p className={styles.figures}>
        <time dateTime={iso} className={styles.time}>
          {formatTime(iso, locale)}
        </time>
        <span className={blocks.quiet}>{formatDate(iso, locale)}</span>
      </p>
    </div>
  );
}
