import { Button } from '@balcao/ui/button/Button.tsx';
import { livePanel } from '@words/guide.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OperationFact } from '../../facts/types.ts';
import { islandLeft } from '../../islands/events.ts';
import type { PanelId, PanelProps } from '../../islands/panels.ts';
import { Control } from '../guide/Control.tsx';
import styles from './live-panel.module.css';

type LivePanelProps = {
  [Id in PanelId]: { panel: Id } & PanelProps[Id];
}[PanelId] & {
  title: string;
  /** What it does; shown before it is opened and without scripts. */
  children: ReactNode;
  /** The operations of the simulators that it calls, added at build time (plugins/dataImports.ts). */
  controls?: readonly Pick<OperationFact, 'id' | 'tag' | 'method' | 'path'>[];
};

/**
 * A live panel: text until the reader opens it. The opened panel is an island, a React root of its own in the empty
 * element (islands/openPanel.tsx), which the page's application leaves alone.
 */
export function LivePanel({ panel, title, children, controls = [], ...given }: LivePanelProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const left = section.current;
    return () => void left?.dispatchEvent(new Event(islandLeft));
  }, []);

  return (
    <section
      ref={section}
      className={styles.panel}
      data-live-panel={panel}
      data-props={JSON.stringify(given)}
      aria-label={title}
      tabIndex={-1}
    >
      <div className={styles.introduction}>
        <p className={styles.title}>{title}</p>
        <div className={styles.words}>{children}</div>
        {controls.length > 0 && (
          <p className={styles.controls}>
            {livePanel.controls}
            {controls.map((operation) => [' ', <Control key={operation.id} data={operation} />])}
          </p>
        )}
        <Button kind="primary" data-opens-island="">
          {livePanel.open}
        </Button>
      </div>
      <div data-island="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </section>
  );
}
