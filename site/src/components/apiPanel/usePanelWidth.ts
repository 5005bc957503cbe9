import { useState } from 'react';

const key = 'balcao.apiPanel.width';

/** Minimum width of the panel for readable lines, and of the page beside it. */
const minPixels = 360;
const leftForThePage = 320;

/** Maximum width in the current window. */
const maxPixels = () => Math.max(minPixels, Math.round(innerWidth - leftForThePage));

const within = (pixels: number) => Math.round(Math.min(maxPixels(), Math.max(minPixels, pixels)));

/** Default width: two fifths of the window, within readable bounds. */
const standard = () => Math.min(680, Math.max(440, innerWidth * 0.4));

function remembered(): number {
  try {
    return Number(localStorage.getItem(key)) || standard();
  } catch {
    return standard();
  }
}

function remember(pixels: number): void {
  try {
    localStorage.setItem(key, String(pixels));
  } catch {
    // Without storage the width lasts as long as the page.
  }
}

export type PanelWidth = ReturnType<typeof usePanelWidth>;

/**
 * The width of the panel, kept for the next visit.
 * @returns the width and its bounds in pixels; `drag` follows a pointer, `keep` ends that, `set` does both
 */
export function usePanelWidth() {
  const [pixels, setPixels] = useState(() => within(remembered()));
  const [isDragged, setDragged] = useState(false);
  return {
    pixels: within(pixels),
    min: minPixels,
    max: maxPixels(),
    isDragged,
    drag(wanted: number) {
      setDragged(true);
      setPixels(within(wanted));
    },
    keep() {
      setDragged(false);
      remember(pixels);
    },
    set(wanted: number) {
      setPixels(within(wanted));
      remember(within(wanted));
    },
  };
}
