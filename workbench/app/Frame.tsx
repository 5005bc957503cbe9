import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { useEffect, useRef } from 'react';
import { provider } from '../../provider.config.ts';
import { docsUrlOf, type Locale } from '../core/locale.ts';
import { useNewWorkbench, useToast } from '../parts/pane/useNewWorkbench.ts';
import { Workbench } from '../parts/pane/workbenchContext.ts';
import { Place } from '../parts/place.ts';
import styles from './frame.module.css';
import { LinkedKeys } from './LinkedKeys.tsx';
import { paneHref, usePaneLocation } from './paneLocation.ts';
import { paneAt, panes } from './panes.ts';
import { Sidebar } from './Sidebar.tsx';

interface FrameProps {
  locale: Locale;
  siteUrl: string;
  /** Origin and path of the sandbox, without a trailing slash. */
  origin: string;
  onChooseLanguage: (locale: Locale) => void;
  onKeptSandbox: () => void;
}

export function Frame({ locale, siteUrl, origin, onChooseLanguage, onKeptSandbox }: FrameProps) {
  const paneLocation = usePaneLocation();
  const { toast, showToast, dismiss } = useToast();
  const workbench = useNewWorkbench({
    origin,
    locale,
    docsUrl: docsUrlOf(siteUrl, locale),
    hrefOf: paneHref,
    open: (next) => {
      location.hash = paneHref(next);
    },
    showToast,
  });
  const { words, context } = workbench;
  const id = paneAt(paneLocation[0]);
  const { Pane } = panes[id];
  const main = useTitleFocus(id);
  useEffect(() => {
    document.title = `${words.frame.panes[id]} · ${provider.brand}`;
  }, [id, words]);

  return (
    <Workbench value={workbench}>
      <Place value={{ words: words.shared, locale, baseUrl: `${siteUrl.replace(/\/$/, '')}/` }}>
        <div className={styles.frame}>
          <a className={styles.skip} href="#main">
            {words.frame.skip}
          </a>
          <Sidebar open={id} onChooseLanguage={onChooseLanguage} />
          <main ref={main} id="main" className={styles.main} tabIndex={-1}>
            <Pane key={`${id} ${context.keys.platformCode}`} params={paneLocation.slice(1)} />
          </main>
          <LinkedKeys onKept={onKeptSandbox} />
          <Toast message={toast?.message ?? null} tone={toast?.tone} onDone={dismiss} />
        </div>
      </Place>
    </Workbench>
  );
}

/** Moves the focus to the title of a newly opened pane, for screen readers. The first pane does not move the focus. */
function useTitleFocus(id: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('[data-pane-title]')?.focus({ preventScroll: true });
  }, [id]);
  return main;
}
