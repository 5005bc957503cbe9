import { use, useEffect, useMemo } from 'react';
import { seededKeys } from '../context/apiCredentials.ts';
import { useKeyring } from '../context/keyring.ts';
import { sandboxDesk } from '../context/runnerContext.ts';
import { loadFacts } from '../facts/load.ts';
import { openFeed } from '../live/liveEventFeed.ts';
import type { Locale } from '../locale.ts';
import { loadBenchWords } from '../words/panes/load.ts';
import type { Bench } from './workbenchContext.ts';

interface Setting extends Pick<Bench, 'docsUrl' | 'hrefOf' | 'open' | 'say'> {
  /** Of the sandbox, without a slash at its end. */
  origin: string;
  locale: Locale;
}

/**
 * A bench at a sandbox, with the keys this browser last used there. It suspends while the words and facts of its
 * language are fetched, and listens to the sandbox as long as it is there.
 */
export function useBench({ origin, locale, docsUrl, hrefOf, open, say }: Setting): Bench {
  const words = use(loadBenchWords(locale));
  const facts = use(loadFacts(locale));
  const keyring = useKeyring(origin, seededKeys(facts.seed));
  const { platformCode, privateKey, clientId } = keyring.current;
  const keys = useMemo(() => ({ platformCode, privateKey, clientId }), [platformCode, privateKey, clientId]);
  const feed = useMemo(() => openFeed(origin, keys), [origin, keys]);
  useEffect(() => () => feed.close(), [feed]);
  const desk = useMemo(() => sandboxDesk(origin, keys, locale, feed), [origin, keys, locale, feed]);
  return { desk, words, facts, locale, keyring, docsUrl, hrefOf, open, say };
}
