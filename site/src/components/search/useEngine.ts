import { useCallback, useEffect, useState } from 'react';
import type { Engine } from '../../search/engine.ts';
import { loadEngine } from '../../search/load.ts';

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; find: Engine };

/** The search of this language: on its way, there, or not to be had; `retry` asks for it once more. */
export function useEngine(url: string): { engine: Loading; retry: () => void } {
  const [engine, setEngine] = useState<Loading>({ state: 'loading' });
  const load = useCallback(() => {
    setEngine({ state: 'loading' });
    loadEngine(url).then(
      (find) => setEngine({ state: 'ready', find }),
      () => setEngine({ state: 'failed' }),
    );
  }, [url]);
  useEffect(load, [load]);
  return { engine, retry: load };
}
