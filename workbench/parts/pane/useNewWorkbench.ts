import { use, useEffect, useMemo } from 'react';
import { seedCredentials } from '../../core/apiCredentials.ts';
import { useKeyring } from '../../core/keyring.ts';
import { openLiveEventFeed } from '../../core/live-events/liveEventFeed.ts';
import type { Locale } from '../../core/locale.ts';
import { createRunnerContext } from '../../core/runnerContext.ts';
import { loadFacts } from '../../facts/load.ts';
import { loadPaneWords } from '../../words/panes/load.ts';
import type { WorkbenchContext } from './workbenchContext.ts';

interface WorkbenchOptions extends Pick<WorkbenchContext, 'docsUrl' | 'hrefOf' | 'open' | 'showToast'> {
  origin: string;
  locale: Locale;
}

/** Context of a pane. Suspends while texts and facts load, and follows live events while it is mounted. */
export function useNewWorkbench({ origin, locale, ...page }: WorkbenchOptions): WorkbenchContext {
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const keyring = useKeyring(origin, seedCredentials(facts.seed));
  const { platformCode, privateKey, clientId } = keyring.current;
  const keys = useMemo(() => ({ platformCode, privateKey, clientId }), [platformCode, privateKey, clientId]);
  const feed = useMemo(() => openLiveEventFeed(origin, keys), [origin, keys]);
  useEffect(() => () => feed.close(), [feed]);
  const context = useMemo(() => createRunnerContext(origin, keys, locale, feed), [origin, keys, locale, feed]);
  return { context, words, facts, locale, keyring, ...page };
}
