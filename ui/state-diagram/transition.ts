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
