import { useWindowSize } from '@docusaurus/theme-common';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApiPanelProps } from './panelProps.ts';

/** Elements that handle Escape themselves. */
const typed = 'input, select, textarea';

/** Whether Escape is meant for the panel, and not for a dialog or a field. */
export function isEscape(event: KeyboardEvent): boolean {
  const { view, target, key, defaultPrevented } = event;
  if (key !== 'Escape' || defaultPrevented) return false;
  const page = view?.document ?? document;
  return !page.querySelector('dialog:modal') && !(target as Element).matches?.(typed);
}

interface PanelDialogProps extends Pick<ApiPanelProps, 'place' | 'isOpen' | 'onClose'> {
  dialog: RefObject<HTMLDialogElement | null>;
}

/**
 * Opens and closes the panel's dialog: beside the page on a desktop, modal on a phone. The focus moves inside, again at
 * each requested anchor.
 * @returns whether it is a modal sheet
 */
export function usePanelDialog({ dialog, place, isOpen, onClose }: PanelDialogProps): boolean {
  const isSheet = useWindowSize() === 'mobile';
  const closing = useRef(onClose);
  closing.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (isSheet) element.showModal();
    // Not with show(), which focuses the resize handle and scrolls the page.
    else element.open = true;
    return () => element.close();
  }, [dialog, isOpen, isSheet]);

  useEffect(() => {
    if (place && isOpen) dialog.current?.focus({ preventScroll: true });
  }, [dialog, place, isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const press = (event: KeyboardEvent) => isEscape(event) && closing.current();
    // As a modal the browser handles Escape and the back gesture.
    const cancel = (event: Event) => {
      event.preventDefault();
      closing.current();
    };
    document.addEventListener('keydown', press);
    element.addEventListener('cancel', cancel);
    return () => {
      document.removeEventListener('keydown', press);
      element.removeEventListener('cancel', cancel);
    };
  }, [dialog, isOpen]);

  return isSheet;
}
