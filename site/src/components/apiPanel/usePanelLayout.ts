import { useLayoutEffect } from 'react';

/** A small element of the text near the top of the window, used to keep the scroll position. */
function visibleElement(): Element | undefined {
  const text = document.querySelector('main article, main .container');
  if (!text) return undefined;
  const x = text.getBoundingClientRect().left + 48;
  for (let y = 96; y < innerHeight; y += 32) {
    const found = document.elementFromPoint(x, y);
    if (found && text.contains(found) && found.getBoundingClientRect().height < innerHeight / 2) return found;
  }
  return undefined;
}

/** Changes the layout and keeps the visible text in place. */
function keepScrollPosition(change: () => void): void {
  const mark = visibleElement();
  const before = mark?.getBoundingClientRect().top ?? 0;
  change();
  const after = mark?.getBoundingClientRect().top ?? before;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}

/** Bottom of the navbar, which is lower while the announcement is visible. */
const barEnd = () => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;

/**
 * Reserves space for the panel beside the page (from the width in chrome.css): the page narrows while the panel is
 * open, and the panel starts below the navbar.
 * @param pixels width of the panel
 */
export function usePanelLayout(isOpen: boolean, pixels: number): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    keepScrollPosition(() => {
      style.setProperty('--api-panel-width', `${pixels}px`);
      if (isOpen) dataset.apiPanel = '';
      else delete dataset.apiPanel;
    });
  }, [isOpen, pixels]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const { style } = document.documentElement;
    const place = () => style.setProperty('--api-panel-top', `${Math.max(0, barEnd())}px`);
    place();
    addEventListener('scroll', place, { passive: true });
    return () => removeEventListener('scroll', place);
  }, [isOpen]);

  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset.apiPanel;
    },
    [],
  );
}
