import type { ReactNode } from 'react';
import type { StateLook } from '../state-mark/StateMark.tsx';

export interface Transition {
  from: string;
  to: string;
  label: string;
  by?: string;
  codes?: readonly string[];
  mark?: ReactNode;
}

/** States of a diagram by id, the initial state first. */
export type States = Readonly<Record<string, StateLook>>;
