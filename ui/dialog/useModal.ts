import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

/** Opens and closes a `<dialog>` over the page. The browser keeps the focus inside, and returns it on closing. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return dialog;
}

/** Ignores the close event of an inner dialog, which React propagates to the outer one. */
export function onOwnClose(onClose: () => void) {
  return ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };
}
