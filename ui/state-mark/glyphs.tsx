import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

export type Shape = 'dot' | 'ring' | 'clock' | 'diamond' | 'check' | 'cross';

/** Shapes of states, 12 units wide, drawn with strokes in the current colour. */
export const glyphs: Record<Shape, ReactNode> = {
  dot: <circle cx="6" cy="6" r="3" fill="currentColor" />,
  ring: <circle cx="6" cy="6" r="4.25" />,
  clock: <path d="M6 1.75a4.25 4.25 0 1 1 0 8.5a4.25 4.25 0 1 1 0-8.5M6 3.8V6l1.6 1.2" />,
  diamond: <path d="M6 1.2 10.8 6 6 10.8 1.2 6Z" />,
  check: <path d="m1.8 6.6 2.7 2.7 5.7-6.4" />,
  cross: <path d="m2.5 2.5 7 7m0-7-7 7" />,
};

export function Tick() {
  return (
    <Icon size={14} box={12} strokeWidth="1.8">
      {glyphs.check}
    </Icon>
  );
}
