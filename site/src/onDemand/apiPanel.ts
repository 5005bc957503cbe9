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

/** Parts of an open API panel beyond its opening (handleApiPanel.ts): frame, width, and changes of its window. */
const prepared = new WeakSet<HTMLElement>();

/** Shows the opener's operation in an open panel. */
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
    // The whole page opens at the frame's position.
    if (control instanceof HTMLAnchorElement) control.href = shownUrl(panel);
  });
}

const whileOpen = (act: (panel: HTMLDialogElement) => void) => () => {
  const panel = panelElement();
  if (panel?.open) act(panel);
};

addEventListener('scroll', whileOpen(placeBelowNavbar), { passive: true });
sheetWindows.addEventListener('change', whileOpen(matchWindow));
