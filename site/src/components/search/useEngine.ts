import { useCallback, useEffect, useState } from 'react';
import type { Engine } from '../../search/engine.ts';
import { loadSearch, type SearchLocale } from '../../search/loadSearch.ts';

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; find: Engine };

/**
 * The search engine of this language: loading, ready or failed; `retry` loads it again. It searches titles first and
 * full texts later; if the texts fail to load, it keeps searching titles.
 */
export function useEngine(home: string, locale: SearchLocale): { engine: Loading; retry: () => void } {
  const [engine, setEngine] = useState<Loading>({ state: 'loading' });
  const load = useCallback(() => {
    const { first, full } = loadSearch(home, locale);
    const use = (find: Engine) => setEngine({ state: 'ready', find });
    setEngine({ state: 'loading' });
    first.then(use, () => setEngine({ state: 'failed' }));
    full.then(use, () => undefined);
  }, [home, locale]);
  useEffect(load, [load]);
  return { engine, retry: load };
}
