import { formatHourMinute } from '@balcao/text/dates.ts';
import { formatCountdown, timeLeft } from '@balcao/text/durations.ts';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useEffect, useState } from 'react';
import type { ScreenProps } from '../screenProps.ts';
import styles from './phone-wait.module.css';
import { showPhone } from './phoneNumber.ts';

/** Current time of the provider; advances every second between replies. */
function useNow(providerTime: string): number {
  const [now, setNow] = useState(() => Date.parse(providerTime));
  useEffect(() => {
    const start = Date.parse(providerTime);
    const at = performance.now();
    setNow(start);
    const timer = setInterval(() => setNow(start + performance.now() - at), 1000);
    return () => clearInterval(timer);
  }, [providerTime]);
  return now;
}

export function PhoneWait({ words, view, announce }: ScreenProps) {
  const now = useNow(view.now);
  const { phone = '', sentAt = view.now, expiresAt = view.now } = view.push ?? {};
  const left = timeLeft(sentAt, expiresAt, now);
  const w = words.wait;
  const lastMinute = left.seconds > 0 && left.seconds <= 60;

  useEffect(() => {
    if (lastMinute) announce(w.oneMinute);
  }, [lastMinute, announce, w]);

  return (
    <>
      <p className={styles.lead}>{w.sentTo(showPhone(phone))}</p>
      <ol className={styles.steps}>
        {w.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.clock}>
        <p className={styles.left} role="timer">
          <span className={styles.figures}>{formatCountdown(left.seconds)}</span>
          <span className="muted">{w.until(formatHourMinute(expiresAt, view.page.language))}</span>
        </p>
        <Progress label={w.left} value={left.share} />
        {left.seconds === 0 && <p className={styles.overdue}>{w.overdue}</p>}
      </div>
      <p className="muted">{w.cancelHint}</p>
    </>
  );
}
