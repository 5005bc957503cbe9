import '../components/apiPanel/panel-content.css';
import {
  loadFrame,
  matchWindow,
  matchWindowSoon,
  sheetWindows,
  shownUrl,
  showOperation,
} from '../components/apiPanel/panelFrame.ts';
import { placeBelowNavbar } from '../components/apiPanel/panelLayout.ts';
import { panelElement } from '../components/apiPanel/panelWidth.ts';
import { handleResizing, tellWidth } from '../components/apiPanel/resizePanel.ts';

/** Panels that have been set up with a frame and a width; handleApiPanel.ts only opens a panel. */
const prepared = new WeakSet<HTMLElement>();

/** Shows the opener's operation in the frame of an open panel. */
export function fillPanel(panel: HTMLDialogElement, opener: HTMLElement): void {
  if (!prepared.has(panel)) prepare(panel);
  prepared.add(panel);
  matchWindowSoon(panel);
  tellWidth(panel);
  showOperation(panel, opener);
}

function prepare(panel: HTMLDialogElement): void {
  handleResizing(panel);
  panel.addEventListener('click', ({ target }) => {
    const control = target as Element;
    if (control.matches('[data-retry]')) loadFrame(panel);
    // Makes the link open the whole page at the position in the frame.
    if (control instanceof HTMLAnchorElement) control.href = shownUrl(panel);
  });
}

const whileOpen = (act: (panel: HTMLDialogElement) => void) => () => {
  const panel = panelElement();
  if (panel?.open) act(panel);
};

addEventListener('scroll', whileOpen(placeBelowNavbar), { passive: true });
sheetWindows.addEventListener('change', whileOpen(matchWindow));
