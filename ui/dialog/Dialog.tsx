import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { onOwnClose, useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons. The first one gets the focus, so it must be the safe one. */
  actions: ReactNode;
}

/** Modal dialog. Escape closes it. The focus stays inside, and returns when the dialog closes. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const dialog = useModal(open);
  const heading = useId();

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onOwnClose(onClose)}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div data-flush="">{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
