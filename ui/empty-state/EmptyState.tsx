import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'calm' | 'failed';
  announce?: boolean;
}

export function EmptyState({ title, children, action, tone = 'calm', announce }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-tone={tone} role={announce ? 'status' : undefined}>
      <p className={styles.title}>{title}</p>
      {children && (
        <div className={styles.words} data-flush="">
          {children}
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
