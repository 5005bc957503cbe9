import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Sheet } from '@balcao/ui/sheet/Sheet.tsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { livePanel } from '@words/guide.ts';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './live-panel.module.css';
import type { LivePanelContext } from './panelProps.ts';

/**
 * State of an element that opens in place: the focus moves inside, and returns to its opener.
 * @returns whether it is open, functions that open and close it, and refs of its content and its opener
 */
function useOpenablePanel() {
  const [isOpen, setOpen] = useState(false);
  const wasTouched = useRef(false);
  const inside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (wanted: boolean) => () => {
    wasTouched.current = true;
    setOpen(wanted);
  };

  useEffect(() => {
    if (!wasTouched.current) return;
    if (isOpen) inside.current?.focus({ preventScroll: true });
    else opener.current?.focus();
  }, [isOpen]);

  return { isOpen, open: set(true), close: set(false), inside, opener };
}

interface OpenablePanelProps {
  /** Kind of panel, for end-to-end tests. */
  kind: string;
  title: string;
  /** What it does; shown before it is opened and without scripts. */
  children: ReactNode;
  /** Renders the panel; may suspend while it loads. */
  panel: (page: Pick<LivePanelContext, 'locale' | 'baseUrl'>) => ReactNode;
}

/** Width below which the site has one column, as in its theme. */
const oneColumn = '(max-width: 996px)';

/**
 * A live panel: text until the reader opens it, then the panel in its place, or in a sheet where the page has one
 * column. The layout is decided at opening, so that rotating a device keeps the panel's state. Opening moves the focus
 * inside, closing returns it.
 */
export function OpenablePanel({ kind, title, children, panel }: OpenablePanelProps) {
  const { isOpen, open, close, inside, opener } = useOpenablePanel();
  const [inSheet, setInSheet] = useState(false);
  const locale = useDocusaurusContext().i18n.currentLocale as LivePanelContext['locale'];
  const baseUrl = useRootUrl();
  const closeText = livePanel.close;
  const waiting = <EmptyState announce title={livePanel.loading} />;
  const live = isOpen && <Suspense fallback={waiting}>{panel({ locale, baseUrl })}</Suspense>;
  const start = () => {
    setInSheet(matchMedia(oneColumn).matches);
    open();
  };

  return (
    <section ref={inside} className={styles.panel} data-live-panel={kind} aria-label={title} tabIndex={-1}>
      {isOpen && !inSheet ? (
        <>
          <div className={styles.bar}>
            <p className={styles.name}>{title}</p>
            <Button kind="quiet" size="small" onClick={close}>
              {closeText}
            </Button>
          </div>
          {live}
        </>
      ) : (
        <div className={styles.introduction}>
          <p className={styles.title}>{title}</p>
          <div className={styles.words}>{children}</div>
          <Button ref={opener} kind="primary" onClick={start}>
            {livePanel.open}
          </Button>
        </div>
      )}
      {isOpen && inSheet && (
        <Sheet open title={title} closeText={closeText} onClose={close}>
          {live}
        </Sheet>
      )}
    </section>
  );
}
