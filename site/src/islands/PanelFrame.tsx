import { Button } from '@balcao/ui/button/Button.tsx';
import { Sheet } from '@balcao/ui/sheet/Sheet.tsx';
import { livePanel } from '@words/guide.ts';
import type { ComponentType } from 'react';
import styles from '../components/LivePanel/live-panel.module.css';
import { Fetched } from './Fetched.tsx';
import type { PanelContext } from './pageContext.ts';

interface PanelFrameProps {
  title: string;
  /** Whether the panel is a sheet over the page; otherwise it is in place of its introduction. */
  inSheet: boolean;
  fetchPanel: () => Promise<ComponentType<PanelContext>>;
  context: PanelContext;
  onClose: () => void;
}

export function PanelFrame({ title, inSheet, fetchPanel, context, onClose }: PanelFrameProps) {
  const panel = (
    <Fetched fetch={fetchPanel} words={livePanel} onClose={onClose}>
      {(Panel) => <Panel {...context} />}
    </Fetched>
  );
  if (inSheet) {
    return (
      <Sheet open title={title} closeText={livePanel.close} onClose={onClose}>
        {panel}
      </Sheet>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.name}>{title}</p>
        <Button kind="quiet" size="small" onClick={onClose}>
          {livePanel.close}
        </Button>
      </div>
      {panel}
    </>
  );
}
