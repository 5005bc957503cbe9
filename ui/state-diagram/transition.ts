import type { ReactNode } from 'react';
import type { StateLook } from '../state-mark/StateMark.tsx';

/** A transition of the diagram. */
export interface Transition {
  from: string;
  to: string;
  /** What happens, in words. */
  label: string;
  /** Actor of the transition. */
  by?: string;
  /** Wire names of the events. */
  codes?: readonly string[];
  /** A mark after the label. */
  mark?: ReactNode;
}

/** The states of a diagram by their ids, the initial state first. */
export type States = Readonly<Record<string, StateLook>>;

/** The highlighted arrow, shared by diagram and list. */
export interface HighlightedArrow {
  number?: number;
  highlight: (number?: number) => void;
}

/** Event handlers and attributes of an element that represents an arrow. */
export function highlightProps({ number: highlighted, highlight }: HighlightedArrow, number: number) {
  return {
    'data-on': highlighted === number ? '' : undefined,
    onPointerEnter: () => highlight(number),
    onPointerLeave: () => highlight(),
  };
}
