import type { PaneId } from '@balcao/workbench/app/panes.ts';
import { createElement, lazy } from 'react';
import type { LivePanelContext } from './panelProps.ts';

const pane = (id: PaneId) =>
  lazy(async () => {
    const { WorkbenchPane } = await import('./WorkbenchPane.tsx');
    return { default: (props: LivePanelContext) => createElement(WorkbenchPane, { ...props, pane: id }) };
  });

/** Live panels by the name pages use; each is fetched when a reader opens it. */
export const panels = {
  multibanco: lazy(() => import('./Multibanco.tsx').then((module) => ({ default: module.Multibanco }))),
  run: lazy(() => import('./Run.tsx').then((module) => ({ default: module.Run }))),
  lab: lazy(() => import('./Lab.tsx').then((module) => ({ default: module.Lab }))),
  atm: pane('atm'),
  phone: pane('phone'),
  terminal: pane('terminal'),
  clock: pane('clock'),
  webhooks: pane('webhooks'),
  signature: pane('signature'),
  goLive: pane('goLive'),
};
