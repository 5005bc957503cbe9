import { useEffect } from 'react';
import styles from './toast.module.css';

const visibleMilliseconds = 5000;

interface ToastProps {
  message: string | null;
  tone?: 'confirmed' | 'cancelled';
  onDone: () => void;
}

/** Message that disappears by itself and never takes the focus. */
export function Toast({ message, tone = 'confirmed', onDone }: ToastProps) {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(onDone, visibleMilliseconds);
    return () => clearTimeout(timer);
  }, [message, onDone]);

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
