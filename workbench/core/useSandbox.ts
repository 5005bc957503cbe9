import { useCallback, useEffect, useRef, useState } from 'react';
import { findSandbox } from './findSandbox.ts';

/** Whether a sandbox is being searched for, was found, or is not reachable. */
export type SandboxMode =
  | { kind: 'looking' }
  | { kind: 'live'; origin: string }
  /** `looks` counts unsuccessful searches. */
  | { kind: 'recording'; looks: number };

/**
 * Searches for a sandbox when the panel is mounted.
 * @param baseUrl base of the site
 * @returns the mode; `connect`, which waits for the search; `lookAgain`, which starts a new one
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
