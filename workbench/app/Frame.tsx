import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { provider } from '../../provider.config.ts';
import type { Bench } from '../bench/bench.ts';
import { sandboxDesk } from '../desk/desk.ts';
import { useKeyring } from '../desk/keyring.ts';
import { seededKeys } from '../desk/keys.ts';
import { loadFacts } from '../facts/load.ts';
import { openFeed } from '../live/feed.ts';
import type { Locale } from '../locale.ts';
import { loadBenchWords } from '../words/bench/load.ts';
import styles from './frame.module.css';
import { paneAt, panes } from './panes.ts';
import { hrefOf, usePlace } from './place.ts';
import { Sidebar } from './Sidebar.tsx';
import { docsUrlOf } from './settings.ts';

interface FrameProps {
  locale: Locale;
  siteUrl: string;
  onChooseLanguage: (locale: Locale) => void;
}

/** The page around the panes: the menu, one pane, and a word about what just happened. */
export function Frame({ locale, siteUrl, onChooseLanguage }: FrameProps) {
  const words = use(loadBenchWords(locale));
  const facts = use(loadFacts(locale));
  const place = usePlace();
  const keyring = useKeyring(location.origin, seededKeys(facts.seed));
  const { platformCode, privateKey, clientId } = keyring.current;
  const feed = useMemo(
    () => openFeed(location.origin, { platformCode, privateKey, clientId }),
    [platformCode, privateKey, clientId],
  );
  useEffect(() => () => feed.close(), [feed]);
  const desk = useMemo(
    () => sandboxDesk(location.origin, { platformCode, privateKey, clientId }, locale, feed),
    [platformCode, privateKey, clientId, locale, feed],
  );
  const [news, setNews] = useState<{ message: string; tone: 'confirmed' | 'cancelled' }>();
  const forget = useCallback(() => setNews(undefined), []);

  const bench: Bench = {
    desk,
    words,
    facts,
    locale,
    keyring,
    docsUrl: docsUrlOf(siteUrl, locale),
    hrefOf,
    open: (next) => {
      location.hash = hrefOf(next);
    },
    say: (message, tone = 'confirmed') => setNews({ message, tone }),
  };
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
        <Pane key={`${id} ${platformCode}`} bench={bench} place={place.slice(1)} />
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
