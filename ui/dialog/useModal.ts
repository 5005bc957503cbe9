import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/** Opens and closes a `<dialog>` over the page; the browser keeps the focus inside and gives it back. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return dialog;
}

/** React passes on the close of a dialog inside it, which leaves the outer one open. */
export function onOwnClose(onClose: () => void) {
  return ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };
}
