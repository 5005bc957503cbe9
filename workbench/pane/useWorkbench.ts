import { use, useEffect, useMemo } from 'react';
import { seedCredentials } from '../context/apiCredentials.ts';
import { useKeyring } from '../context/keyring.ts';
import { createRunnerContext } from '../context/runnerContext.ts';
import { loadFacts } from '../facts/load.ts';
import { openLiveEventFeed } from '../live/liveEventFeed.ts';
import type { Locale } from '../locale.ts';
import { loadPaneWords } from '../words/panes/load.ts';
import type { WorkbenchContext } from './workbenchContext.ts';

interface WorkbenchOptions extends Pick<WorkbenchContext, 'docsUrl' | 'hrefOf' | 'open' | 'showToast'> {
  /** Of the sandbox, without a slash at its end. */
  origin: string;
  locale: Locale;
}

/**
 * A bench at a sandbox, with the keys this browser last used there. It suspends while the words and facts of its
 * language are fetched, and listens to the sandbox as long as it is there.
 */
export function useWorkbench({
  origin,
  locale,
  docsUrl,
  hrefOf,
  open,
  showToast,
}: WorkbenchOptions): WorkbenchContext {
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const keyring = useKeyring(origin, seedCredentials(facts.seed));
  const { platformCode, privateKey, clientId } = keyring.current;
  const keys = useMemo(() => ({ platformCode, privateKey, clientId }), [platformCode, privateKey, clientId]);
  const feed = useMemo(() => openLiveEventFeed(origin, keys), [origin, keys]);
  useEffect(() => () => feed.close(), [feed]);
  const context = useMemo(
    () => createRunnerContext(origin, keys, locale, feed),
    [origin, keys, locale, feed],
  );
  return { context, words, facts, locale, keyring, docsUrl, hrefOf, open, showToast };
}
