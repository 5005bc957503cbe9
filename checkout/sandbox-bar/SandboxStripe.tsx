import type { ReactNode } from 'react';
import styles from './stripe.module.css';

/** Stripe that marks a page as part of the sandbox. It is dark with a striped edge, and separate from the page. */
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
