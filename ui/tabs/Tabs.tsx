import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { handleTabs } from './handleTabs.ts';
import { rememberedChoice } from './rememberedChoice.ts';
import { showTab } from './showTab.ts';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  /** Accessible name of the choice. */
  label: string;
  tabs: readonly Tab[];
  /** Tabs of one group share their remembered choice across the site. */
  group?: string;
}

/**
 * Tabs whose panels are all in the HTML. The component has no state: listeners of the document ({@link handleTabs})
 * show and hide, so that the tabs of a page work before, and without, the application.
 */
export function Tabs({ label, tabs, group = '' }: TabsProps) {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current && group) showTab(root.current, rememberedChoice(group));
  }, [group]);
  useEffect(() => {
    handleTabs();
  }, []);
  return (
    <div ref={root} className={styles.tabs} data-tabs={group}>
      <div className={styles.list} role="tablist" aria-label={label} data-plain="">
        {tabs.map(({ id, label: name }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${base}-${id}`}
            data-tab={id}
            aria-controls={`${base}-${id}-panel`}
            aria-selected={at === 0}
            tabIndex={at === 0 ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, at) => (
        <div
          key={id}
          role="tabpanel"
          className={styles.panel}
          id={`${base}-${id}-panel`}
          data-panel={id}
          aria-labelledby={`${base}-${id}`}
          hidden={at !== 0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
