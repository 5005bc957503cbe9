import type { ReactNode } from 'react';
import type { PanelContext } from '../../parts/PanelFrame.tsx';
import { useNewWorkbench } from '../../parts/pane/useNewWorkbench.ts';
import { Workbench } from '../../parts/pane/workbenchContext.ts';

/** A device in a panel cannot open a pane. */
const nowhere = { docsUrl: '', hrefOf: () => '', open: () => undefined, showToast: () => undefined };

/** Context for a device of the workbench: the panel's sandbox and its live events. */
export function DeviceWorkbench({ panel, children }: { panel: PanelContext; children: ReactNode }) {
  const { mode, locale } = panel;
  const origin = mode.kind === 'live' ? mode.origin : '';
  return <Workbench value={useNewWorkbench({ origin, locale, ...nowhere })}>{children}</Workbench>;
}
