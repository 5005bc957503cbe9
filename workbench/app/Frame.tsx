import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { useEffect, useRef } from 'react';
import { provider } from '../../provider.config.ts';
import type { Locale } from '../locale.ts';
import { useNews } from '../pane/useToast.ts';
import { useBench } from '../pane/useWorkbench.ts';
import styles from './frame.module.css';
import { hrefOf, usePlace } from './paneLocation.ts';
import { paneAt, panes } from './panes.ts';
import { Sidebar } from './Sidebar.tsx';
import { docsUrlOf } from './settings.ts';

interface FrameProps {
  locale: Locale;
  siteUrl: string;
  onChooseLanguage: (locale: Locale) => void;
}

/** The page around the panes: the menu, one pane, and a word about what just happened. */
export function Frame({ locale, siteUrl, onChooseLanguage }: FrameProps) {
  const place = usePlace();
  const { news, say, forget } = useNews();
  const bench = useBench({
    origin: location.origin,
    locale,
    docsUrl: docsUrlOf(siteUrl, locale),
    hrefOf,
    open: (next) => {
      location.hash = hrefOf(next);
    },
    say,
  });
  const { words, desk } = bench;
  const id = paneAt(place[0]);
  const { Pane } = panes[id];
  const main = useTitleFocus(id);
  useEffect(() => {
    document.title = `${words.frame.panes[id]} · ${provider.brand}`;
  }, [id, words]);

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {words.frame.skip}
      </a>
      <Sidebar bench={bench} open={id} onChooseLanguage={onChooseLanguage} />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Pane key={`${id} ${desk.keys.platformCode}`} bench={bench} place={place.slice(1)} />
      </main>
      <Toast message={news?.message ?? null} tone={news?.tone} onDone={forget} />
    </div>
  );
}

/** Puts the focus on the title of a pane that was just opened, so that it is read; not on the first one. */
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
