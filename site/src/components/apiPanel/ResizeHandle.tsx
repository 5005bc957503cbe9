import { apiPanel } from '@words/chrome.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './api-panel.module.css';
import type { PanelWidth } from './usePanelWidth.ts';

/** Pixels by which an arrow key moves the handle. */
const stepPixels = 32;

/** Movements below this distance count as a click, not as a drag. */
const pressPixels = 4;

interface ResizeHandleProps {
  width: PanelWidth;
  /** Id of its panel. */
  controls: string;
  onClose: () => void;
}

/**
 * The resize handle between text and panel (ARIA window splitter): dragging or arrow keys set the width; a click or
 * Enter closes the panel. It carries the panel's label.
 */
export function ResizeHandle({ width, controls, onClose }: ResizeHandleProps) {
  const start = useRef({ x: 0, pixels: 0 });
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, pixels: width.pixels };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = start.current.x - event.clientX;
    if (width.isDragged || Math.abs(moved) >= pressPixels) width.drag(start.current.pixels + moved);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (width.isDragged) width.keep();
    else if (event.type === 'pointerup') onClose();
  };
  const press = (event: KeyboardEvent) => {
    const { pixels, min, max } = width;
    const wanted: Record<string, number> = {
      ArrowLeft: pixels + stepPixels,
      ArrowRight: pixels - stepPixels,
      Home: min,
      End: max,
    };
    const next = wanted[event.key];
    if (event.key === 'Enter') onClose();
    else if (next !== undefined) width.set(next);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.edge}>
      <hr
        className={styles.grip}
        tabIndex={0}
        aria-orientation="vertical"
        aria-controls={controls}
        aria-label={apiPanel.edge}
        aria-valuemin={width.min}
        aria-valuemax={width.max}
        aria-valuenow={width.pixels}
        aria-valuetext={`${width.pixels} px`}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      />
      <button type="button" className={styles.tab} aria-label={apiPanel.closeTab} onClick={onClose}>
        <span>API</span>
      </button>
    </div>
  );
}
