import type { ConsoleServer } from '@balcao/reference/console/consoleSetting.ts';
import { useSandbox } from '@balcao/workbench/useSandbox.ts';
import { useMemo } from 'react';
import { provider } from '../../../../../provider.config.ts';
import { useRootUrl } from '../../useRootUrl.ts';
import type { ConsoleWords } from './words/words.ts';

/** The servers of the console: the reader's sandbox where it is reachable, and those of the provider. */
export function useServers({ servers: names }: ConsoleWords) {
  const { mode, lookAgain } = useSandbox(useRootUrl());
  const origin = mode.kind === 'live' ? mode.origin : provider.sandbox;
  const servers = useMemo((): ConsoleServer[] => {
    const { testing, production } = provider.servers;
    return [
      { id: 'sandbox', name: names.sandbox, url: `${origin}/api`, given: true },
      { id: 'testing', name: names.testing, url: `${testing}/api`, given: false },
      { id: 'production', name: names.production, url: `${production}/api`, given: false },
    ];
  }, [names, origin]);
  return { servers, mode, lookAgain, origin };
}
