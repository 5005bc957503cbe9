import { type ReactNode, type Ref, Suspense, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  summary?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Disclosure({ title, open, summary, children }: DisclosureProps) {
  return (
    <details open={open}>
      <summary className={styles.summary} ref={summary}>
        {title}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

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
