import { closePanel } from './panelDialog.ts';
import { keepScrollPosition } from './panelLayout.ts';
import { rememberWidth, showWidth } from './panelWidth.ts';

const stepPixels = 32;

/** Shorter movements count as a click, not as a drag. */
const pressPixels = 4;

interface PanelSize {
  pixels: number;
  min: number;
  max: number;
}

/** Width of an open panel and its limits in this window, as the styles set them. */
function sizeOf(panel: HTMLElement): PanelSize {
  const { minWidth, maxWidth } = getComputedStyle(panel);
  return {
    pixels: panel.offsetWidth,
    min: Math.round(Number.parseFloat(minWidth)),
    max: Math.round(Number.parseFloat(maxWidth)),
  };
}

/** New width for each key. */
const steps: Record<string, (size: PanelSize) => number> = {
  ArrowLeft: ({ pixels }) => pixels + stepPixels,
  ArrowRight: ({ pixels }) => pixels - stepPixels,
  Home: ({ min }) => min,
  End: ({ max }) => max,
};

export function tellWidth(panel: HTMLElement): void {
  const { pixels, min, max } = sizeOf(panel);
  const told = { valuemin: min, valuemax: max, valuenow: pixels, valuetext: `${pixels} px` };
  const grip = panel.querySelector('hr');
  for (const [name, value] of Object.entries(told)) grip?.setAttribute(`aria-${name}`, String(value));
}

function resize(panel: HTMLElement, wanted: number): void {
  const { min, max } = sizeOf(panel);
  keepScrollPosition(() => showWidth(Math.min(max, Math.max(min, wanted))));
  tellWidth(panel);
}

/** Window splitter (ARIA). Dragging and arrow keys set the width and store it; a click or Enter closes the panel. */
export function handleResizing(panel: HTMLDialogElement): void {
  const grip = panel.querySelector('hr');
  grip?.addEventListener('pointerdown', (event) => event.button === 0 && drag(panel, grip, event));
  grip?.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (event.key !== 'Enter' && !step) return;
    event.preventDefault();
    if (!step) return closePanel(panel);
    resize(panel, step(sizeOf(panel)));
    rememberWidth(panel.offsetWidth);
  });
}

function drag(panel: HTMLDialogElement, grip: HTMLElement, { pointerId, clientX }: PointerEvent): void {
  const first = panel.offsetWidth;
  const end = new AbortController();
  const isDragged = () => 'dragged' in panel.dataset;
  const move = (event: PointerEvent) => {
    const moved = clientX - event.clientX;
    if (!isDragged() && Math.abs(moved) < pressPixels) return;
    panel.dataset.dragged = '';
    resize(panel, first + moved);
  };
  const release = ({ type }: PointerEvent) => {
    end.abort();
    if (isDragged()) rememberWidth(panel.offsetWidth);
    else if (type === 'pointerup') closePanel(panel);
    delete panel.dataset.dragged;
  };
  grip.setPointerCapture(pointerId);
  grip.addEventListener('pointermove', move, { signal: end.signal });
  grip.addEventListener('pointerup', release, { signal: end.signal });
  grip.addEventListener('pointercancel', release, { signal: end.signal });
}
