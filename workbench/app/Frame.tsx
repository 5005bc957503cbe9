import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { useEffect, useRef } from 'react';
import { provider } from '../../provider.config.ts';
import type { Locale } from '../core/locale.ts';
import { checkKeys, isKeysFragment, keysIn } from '../core/pastedKeys.ts';
import { useToast } from '../parts/pane/useToast.ts';
import { useWorkbench } from '../parts/pane/useWorkbench.ts';
import type { WorkbenchContext } from '../parts/pane/workbenchContext.ts';
import styles from './frame.module.css';
import { paneHref, usePaneLocation } from './paneLocation.ts';
import { paneAt, panes } from './panes.ts';
import { Sidebar } from './Sidebar.tsx';
import { docsUrlOf } from './settings.ts';

interface FrameProps {
  locale: Locale;
  siteUrl: string;
  onChooseLanguage: (locale: Locale) => void;
}

/** Page layout around the panes: the menu, one pane, and the toast. */
export function Frame({ locale, siteUrl, onChooseLanguage }: FrameProps) {
  const paneLocation = usePaneLocation();
  const { toast, showToast, dismiss } = useToast();
  const workbench = useWorkbench({
    origin: location.origin,
    locale,
    docsUrl: docsUrlOf(siteUrl, locale),
    hrefOf: paneHref,
    open: (next) => {
      location.hash = paneHref(next);
    },
    showToast,
  });
  const { words, context } = workbench;
  useKeysOfLink(workbench, paneHref(paneLocation));
  const id = paneAt(paneLocation[0]);
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
      <Sidebar workbench={workbench} open={id} onChooseLanguage={onChooseLanguage} />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Pane
          key={`${id} ${context.keys.platformCode}`}
          workbench={workbench}
          params={paneLocation.slice(1)}
        />
      </main>
      <Toast message={toast?.message ?? null} tone={toast?.tone} onDone={dismiss} />
    </div>
  );
}

/**
 * Uses the keys in the fragment of a link to this workbench, if the sandbox accepts them. The fragment is removed at
 * once, so that the keys stay neither in the address bar nor in the history.
 * @param href of the open pane, which takes the fragment's place
 */
function useKeysOfLink({ context, words, keyring, showToast }: WorkbenchContext, href: string): void {
  const latest = useRef({ context, words, keyring, showToast, href });
  latest.current = { context, words, keyring, showToast, href };
  useEffect(() => {
    const read = async () => {
      if (!isKeysFragment(location.hash)) return;
      const pasted = keysIn(location.hash);
      history.replaceState(history.state, '', latest.current.href);
      const w = latest.current.words;
      if (!pasted) return latest.current.showToast(w.destination.badLink, 'cancelled');
      const outcome = await checkKeys(latest.current.context.origin, pasted.keys);
      if (outcome === 'refused') return latest.current.showToast(w.destination.problem.refused, 'cancelled');
      if (outcome === 'unreachable')
        return latest.current.showToast(w.reading.networkFailure.unreachable, 'cancelled');
      latest.current.keyring.add(pasted.keys);
      latest.current.showToast(w.credentials.using(pasted.keys.platformCode));
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
}

/**
 * Moves the focus to the title of a newly opened pane, so that screen readers read it. The first pane keeps the page's
 * focus.
 */
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
