import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { seedCredentials } from '../../core/apiCredentials.ts';
import { useKeyring } from '../../core/keyring.ts';
import { openLiveEventFeed } from '../../core/live-events/liveEventFeed.ts';
import type { Locale } from '../../core/locale.ts';
import { createRunnerContext } from '../../core/runnerContext.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { loadPaneWords } from '../../words/panes/loadPaneWords.ts';
import type { WorkbenchContext } from './workbenchContext.ts';

interface WorkbenchOptions extends Pick<WorkbenchContext, 'docsUrl' | 'hrefOf' | 'open' | 'showToast'> {
  origin: string;
  locale: Locale;
}

/** Context of a pane. Suspends while strings and facts load, and follows live events while it is mounted. */
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

interface ToastMessage {
  message: string;
  tone: 'confirmed' | 'cancelled';
}

/** Current toast. A new toast replaces it. */
export function useToast() {
  const [toast, setToast] = useState<ToastMessage>();
  const showToast = useCallback<WorkbenchContext['showToast']>(
    (message, tone = 'confirmed') => setToast({ message, tone }),
    [],
  );
  const dismiss = useCallback(() => setToast(undefined), []);
  return { toast, showToast, dismiss };
}
