import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { onOwnClose, useModal } from '../dialog/useModal.ts';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  closeText: string;
  children: ReactNode;
}

/** Sheet over the page, at the bottom on a phone and on the right on a desktop. Escape closes it. */
export function Sheet({ title, open, onClose, closeText, children }: SheetProps) {
  const dialog = useModal(open);
  const heading = useId();

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={heading} onClose={onOwnClose(onClose)}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" size="small" onClick={onClose}>
          {closeText}
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
