import { type ReactNode, Suspense, useState } from 'react';
import styles from './disclosure.module.css';

interface FoldedProps {
  title: ReactNode;
  waiting: ReactNode;
  children: ReactNode;
}

/** Disclosure that renders its content, and so fetches it, when it is opened. */
export function Folded({ title, waiting, children }: FoldedProps) {
  const [wasOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(wasOpen || currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.inside}>{wasOpen && <Suspense fallback={waiting}>{children}</Suspense>}</div>
    </details>
  );
}
