import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { rememberChoice, useRememberedChoice } from './rememberedChoice.ts';
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

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs by the ARIA pattern with automatic activation; every panel is in the HTML. */
export function Tabs({ label, tabs, group }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map((tab) => tab.id);
  const remembered = useRememberedChoice(group ?? '', ids);
  const [own, setOwn] = useState<string>();
  const chosen = own && (!group || own === remembered) ? own : remembered;

  const select = (id: string) => {
    setOwn(id);
    if (group) rememberChoice(group, id);
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = ids[step(ids.indexOf(chosen), ids.length)];
    if (!next) return;
    select(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className={styles.tabs} data-tabs={group ?? ''}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className={styles.panel}
          id={`${base}-${tab.id}-panel`}
          data-panel={tab.id}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
