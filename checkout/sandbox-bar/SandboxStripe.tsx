import type { ReactNode } from 'react';
import styles from './stripe.module.css';

/** Marks a page as the sandbox's: dark, with a striped edge, separate from the page. */
export function SandboxStripe({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.stripe} data-ink aria-label={label}>
      {children}
    </aside>
  );
}

export function StripeLabel({ children }: { children: string }) {
  return <span className={styles.label}>{children}</span>;
}
