import { Toast } from '@balcao/ui/toast/Toast.tsx';
import { useEffect, useRef } from 'react';
import { provider } from '../../provider.config.ts';
import { docsUrlOf, type Locale } from '../core/locale.ts';
import { checkKeys, isKeysFragment, keysIn, locationAfterKeys } from '../core/pastedKeys.ts';
import { useToast } from '../parts/pane/useToast.ts';
import { useWorkbench } from '../parts/pane/useWorkbench.ts';
import type { WorkbenchContext } from '../parts/pane/workbenchContext.ts';
import styles from './frame.module.css';
import { paneHref, usePaneLocation } from './paneLocation.ts';
import { paneAt, panes } from './panes.ts';
import { Sidebar } from './Sidebar.tsx';

interface FrameProps {
  locale: Locale;
  siteUrl: string;
  /** Where the sandbox answers, without a slash at its end. */
  origin: string;
  onChooseLanguage: (locale: Locale) => void;
}

/** Page layout around the panes: the menu, one pane, and the toast. */
export function Frame({ locale, siteUrl, origin, onChooseLanguage }: FrameProps) {
  const paneLocation = usePaneLocation();
  const { toast, showToast, dismiss } = useToast();
  const workbench = useWorkbench({
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
  useKeysOfLink(workbench);
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
 * Uses the keys in the fragment of a link to this workbench, if the sandbox accepts them. The location behind them
 * takes the fragment's place at once, so that the keys stay neither in the address bar nor in the history.
 */
function useKeysOfLink(workbench: WorkbenchContext): void {
  const latest = useRef(workbench);
  useEffect(() => {
    latest.current = workbench;
  });
  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      if (!isKeysFragment(hash)) return;
      location.replace(`#${locationAfterKeys(hash) || '/'}`);
      const { context, words, showToast } = latest.current;
      const pasted = keysIn(hash);
      if (!pasted) return showToast(words.destination.badLink, 'cancelled');
      const outcome = await checkKeys(context.origin, pasted.keys);
      if (outcome !== 'accepted') {
        const { unreachable } = words.reading.networkFailure;
        return showToast(
          outcome === 'refused' ? words.destination.problem.refused : unreachable,
          'cancelled',
        );
      }
      const { keyring } = latest.current;
      const { platformCode } = pasted.keys;
      if (platformCode === keyring.sandboxes[0]?.platformCode) keyring.use(platformCode);
      else keyring.add(pasted.keys);
      showToast(words.credentials.using(platformCode));
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
