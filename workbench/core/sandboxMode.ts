import { useCallback, useEffect, useRef, useState } from 'react';
import { type Destination, destinationId, destinationKinds, originOf, useDestination } from './destination.ts';
import { findSandbox } from './findSandbox.ts';

/** Whether a sandbox is being searched for, has been found, or is unreachable. */
export type SandboxMode =
  | { kind: 'looking' }
  | { kind: 'live'; origin: string }
  /** `looks` is the number of searches so far, none of which found a sandbox. */
  | { kind: 'recording'; looks: number };

/** Mode after a search: live if a sandbox responded, otherwise a recording. */
export function modeAfterSearch(origin: string | undefined, looks = 1): SandboxMode {
  return origin ? { kind: 'live', origin } : { kind: 'recording', looks };
}

type Need = 'simulators' | 'api';

/** Origin to call. A server without simulators is not checked, because it has no health endpoint. */
async function findServer(baseUrl: string, destination: Destination, need: Need): Promise<string | undefined> {
  const { sends, simulators } = destinationKinds[destination.kind];
  if (need === 'api' && sends && !simulators) return originOf(destination);
  return findSandbox(baseUrl, destination);
}

const looking: SandboxMode = { kind: 'looking' };

/**
 * Searches for the chosen sandbox when the panel is mounted, and again when the reader chooses another destination.
 * @param baseUrl base URL of the site
 * @param need `api` if the provider's testing server is sufficient
 * @returns the mode; `connect`, which waits for the search; `lookAgain`, which starts a new one
 */
export function useSandbox(baseUrl: string, need: Need = 'simulators') {
  const destination = useDestination();
  const id = destinationId(destination);
  const [found, setFound] = useState({ id, mode: looking });
  const search = useRef<{ id: string; outcome: Promise<SandboxMode> } | undefined>(undefined);
  const looks = useRef(0);

  const connect = useCallback((): Promise<SandboxMode> => {
    if (search.current?.id === id) return search.current.outcome;
    const outcome = findServer(baseUrl, destination, need).then((origin): SandboxMode => {
      looks.current += 1;
      const mode = modeAfterSearch(origin, looks.current);
      if (search.current?.outcome === outcome) setFound({ id, mode });
      return mode;
    });
    search.current = { id, outcome };
    return outcome;
  }, [baseUrl, destination, id, need]);

  const lookAgain = useCallback((): Promise<SandboxMode> => {
    search.current = undefined;
    return connect();
  }, [connect]);

  useEffect(() => {
    if (search.current?.id !== id) looks.current = 0;
    connect();
  }, [connect, id]);

  return { mode: found.id === id ? found.mode : looking, connect, lookAgain };
}
