import { useWindowSize } from '@docusaurus/theme-common';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApiPanelProps } from './panelProps.ts';

/** What Escape means something of its own to. */
const typed = 'input, select, textarea';

/** Whether a press of Escape is for the panel, and not for a dialog above it or a field. */
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
 * Opens and closes the panel's dialog: beside the page on a desk, over all of it on a phone. The focus goes in, and
 * again each time a place is asked for.
 * @returns whether it is a sheet over the page
 */
export function usePanelDialog({ dialog, place, isOpen, onClose }: PanelDialogProps): boolean {
  const isSheet = useWindowSize() === 'mobile';
  const closing = useRef(onClose);
  closing.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (isSheet) element.showModal();
    // Not by show(), which gives the focus to the edge and scrolls the page to it.
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
    // Over the page the browser takes Escape, and the way back of a phone, for itself.
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
