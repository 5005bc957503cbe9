import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

const shownMilliseconds = 2000;

interface CopyButtonProps {
  text: string;
  /** Accessible name: `Copiar a chave`. */
  label: string;
  copied: string;
}

/** A small button that copies a text and says so. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-done={done || undefined}
        onClick={copy}
        aria-label={label}
        title={label}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor">
          <path
            d={done ? 'm3 8.5 3.2 3.2L13 4.8' : 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7'}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <span className={styles.status} aria-live="polite">
        {done ? copied : ''}
      </span>
    </>
  );
}
