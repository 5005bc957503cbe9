import { useEffect } from 'react';
import styles from './toast.module.css';

interface ToastProps {
  message: string | null;
  tone?: 'confirmed' | 'cancelled';
  onDone: () => void;
  visibleSeconds?: number;
}

/** A toast message; it disappears by itself and never takes the focus. */
export function Toast({ message, tone = 'confirmed', onDone, visibleSeconds = 5 }: ToastProps) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDone, visibleSeconds * 1000);
    return () => clearTimeout(timer);
  }, [message, onDone, visibleSeconds]);

  return (
    <div className={styles.region} role="status">
      {message && (
        <p className={styles.toast} data-tone={tone}>
          {message}
        </p>
      )}
    </div>
  );
}
