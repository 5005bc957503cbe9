import type { ReactNode, Ref } from 'react';
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
