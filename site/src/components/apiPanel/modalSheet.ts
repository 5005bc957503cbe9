/** Media query for windows in which the panel is a sheet over the text. */
export const sheetWindows = matchMedia('(max-width: 62.25em)');

export function matchWindow(panel: HTMLDialogElement): void {
  if (!panel.open || panel.matches(':modal') === sheetWindows.matches) return;
  panel.close();
  if (sheetWindows.matches) panel.showModal();
  else panel.open = true;
  panel.focus({ preventScroll: true });
}

/** Waits for the next paint, because making a page inert is slow. */
export function matchWindowSoon(panel: HTMLDialogElement): void {
  requestAnimationFrame(() => setTimeout(matchWindow, 0, panel));
}
