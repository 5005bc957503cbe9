import { keepScrollPosition, placeBelowNavbar } from './panelLayout.ts';
import { showRememberedWidth } from './panelWidth.ts';

/** Opens the panel, beside the text or as a sheet over it (api-panel.module.css), and moves the focus inside. */
export function openPanel(panel: HTMLDialogElement): void {
  keepScrollPosition(() => {
    showRememberedWidth();
    // show() would focus the resize handle and scroll the page.
    panel.open = true;
  });
  placeBelowNavbar(panel);
  panel.focus({ preventScroll: true });
}

export function closePanel(panel: HTMLDialogElement): void {
  keepScrollPosition(() => panel.close());
}

/** Elements that handle Escape themselves. */
const typed = 'input, select, textarea';

/** Whether Escape should close the panel, rather than act on a field or on a modal dialog, which the browser closes. */
export function isEscape({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented) return false;
  const { ownerDocument: page } = target as Element;
  return !page.querySelector('dialog:modal') && !(target as Element).matches(typed);
}
