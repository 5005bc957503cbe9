import type { PaneId } from '@balcao/workbench/app/panes.ts';
import { createElement, lazy, type ReactNode } from 'react';
import { OpenablePanel } from './OpenablePanel.tsx';
import type { LivePanelContext } from './panelProps.ts';

const pane = (id: PaneId) =>
  lazy(async () => {
    const { WorkbenchPane } = await import('./WorkbenchPane.tsx');
    return { default: (props: LivePanelContext) => createElement(WorkbenchPane, { ...props, pane: id }) };
  });

/** Live panels by the name pages use; each is fetched when a reader opens it. */
const panels = {
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

interface LivePanelProps extends Pick<LivePanelContext, 'example' | 'load'> {
  panel: keyof typeof panels;
  title: string;
  /** What it does; shown before it is opened and without scripts. */
  children: ReactNode;
}

/** A live panel: text until the reader opens it, then a panel of the workbench. */
export function LivePanel({ panel, title, children, ...given }: LivePanelProps) {
  const Panel = panels[panel];
  return (
    <OpenablePanel kind={panel} title={title} panel={(page) => <Panel {...page} {...given} />}>
      {children}
    </OpenablePanel>
  );
}
