const key = 'balcao.apiPanel.width';

/** Gives the panel, and the space beside the text, a width in pixels; the styles bound it (api-panel.module.css). */
export function showWidth(pixels: number): void {
  document.documentElement.style.setProperty('--api-panel-width', `${pixels}px`);
}

/** Shows the width of an earlier visit; without one the styles have their own. */
export function showRememberedWidth(): void {
  try {
    const pixels = Number(localStorage.getItem(key));
    if (pixels) showWidth(pixels);
  } catch {
    // Without storage the width lasts as long as the page.
  }
}

export function rememberWidth(pixels: number): void {
  try {
    localStorage.setItem(key, String(pixels));
  } catch {
    // Without storage the width lasts as long as the page.
  }
}
