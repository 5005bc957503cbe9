import { useCallback, useEffect, useRef, useState } from 'react';
import { findSandbox } from './findSandbox.ts';

/** Whether the panel talks to a sandbox: asking, found, none within reach. */
export type SandboxMode =
  | { kind: 'looking' }
  | { kind: 'live'; origin: string }
  /** `looks` counts the searches that found none. */
  | { kind: 'recording'; looks: number };

/**
 * Looks for a sandbox as soon as the panel stands on the page.
 * @param baseUrl base of the site
 * @returns the mode; `connect`, which waits for the search; `lookAgain`, which starts another
 */
export function useSandbox(baseUrl: string) {
  const [mode, setMode] = useState<SandboxMode>({ kind: 'looking' });
  const search = useRef<Promise<SandboxMode> | undefined>(undefined);
  const looks = useRef(0);

  const connect = useCallback((): Promise<SandboxMode> => {
    search.current ??= findSandbox(baseUrl).then((origin) => {
      looks.current += 1;
      const found: SandboxMode = origin
        ? { kind: 'live', origin }
        : { kind: 'recording', looks: looks.current };
      setMode(found);
      return found;
    });
    return search.current;
  }, [baseUrl]);

  const lookAgain = useCallback((): Promise<SandboxMode> => {
    search.current = undefined;
    return connect();
  }, [connect]);

  useEffect(() => {
    connect();
  }, [connect]);

  return { mode, connect, lookAgain };
}
