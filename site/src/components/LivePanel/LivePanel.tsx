import type { ReactNode } from 'react';
import { OpenablePanel } from './OpenablePanel.tsx';
import type { LivePanelContext } from './panelProps.ts';
import { panels } from './panels.ts';

interface LivePanelProps extends Pick<LivePanelContext, 'example' | 'load'> {
  panel: keyof typeof panels;
  title: string;
  /** What it will do, read before it is touched and by those who do not run scripts. */
  children: ReactNode;
}

/** A live part of the page: words until it is touched, then the workbench's own panel. */
export function LivePanel({ panel, title, children, ...given }: LivePanelProps) {
  const Panel = panels[panel];
  return (
    <OpenablePanel kind={panel} title={title} panel={(page) => <Panel {...page} {...given} />}>
      {children}
    </OpenablePanel>
  );
}
