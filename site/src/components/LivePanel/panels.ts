import { lazy } from 'react';

/** Live panels by the name pages use; each is fetched when a reader opens it. */
export const panels = {
  multibanco: lazy(() => import('./Multibanco.tsx').then((module) => ({ default: module.Multibanco }))),
};
