import { storedValue, storeValues } from '../../start/storage.ts';

export const panelId = 'api-panel';

export const panelElement = () => document.getElementById(panelId) as HTMLDialogElement | null;

export const isFramed = (): boolean => Boolean(window.frameElement);

const key = 'balcao.apiPanel.width';

/** Sets the panel's width. The styles limit the width and narrow the page (api-panel.module.css). */
export function showWidth(pixels: number): void {
  document.documentElement.style.setProperty('--api-panel-width', `${pixels}px`);
}

export function showRememberedWidth(): void {
  const pixels = Number(storedValue(key));
  if (pixels) showWidth(pixels);
}

export const rememberWidth = (pixels: number) => storeValues({ [key]: String(pixels) });
