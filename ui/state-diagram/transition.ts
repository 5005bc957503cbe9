import type { StateLook } from '../state-mark/StateMark.tsx';

/** One thing that can happen to what a diagram is about. */
export interface Transition {
  from: string;
  to: string;
  /** What happens, in words. */
  label: string;
  /** Who does it, in words. */
  by?: string;
  /** What is announced, as it is written on the wire. */
  codes?: readonly string[];
}

/** The states of a diagram by their ids, the start first. */
export type States = Readonly<Record<string, StateLook>>;

/** Which arrow is pointed at, so that drawing and list show it together. */
export interface HighlightedArrow {
  number?: number;
  highlight: (number?: number) => void;
}

/** What an element that stands for an arrow needs to take part. */
export function highlightProps({ number: highlighted, highlight }: HighlightedArrow, number: number) {
  return {
    'data-on': highlighted === number ? '' : undefined,
    onPointerEnter: () => highlight(number),
    onPointerLeave: () => highlight(),
  };
}
