import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  closeText: string;
  children: ReactNode;
}

/** A panel that rises over the page: from the bottom on a phone, from the right on a desk. Escape closes it. */
export function Sheet({ title, open, onClose, closeText, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={heading} onClose={onClose}>
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
