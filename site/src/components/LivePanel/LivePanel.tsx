import type { ReactNode } from 'react';
import { OpenablePanel } from './OpenablePanel.tsx';
import type { LivePanelContext } from './panelProps.ts';
import { panels } from './panels.ts';

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
