import { Console } from '@balcao/reference/console/Console.tsx';
import type { ConsoleServer } from '@balcao/reference/console/consoleSetting.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { useSandbox } from '@balcao/workbench/core/useSandbox.ts';
import { translate } from '@docusaurus/Translate';
import apiVersion from '@facts/apiVersion.json';
import { useMemo, useState } from 'react';
import { provider } from '../../../../../provider.config.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useRootUrl } from '../../useRootUrl.ts';
import { ConsoleFailure } from '../ConsoleFailure.tsx';
import { useConsoleSetting } from './useConsoleSetting.ts';
import { type FoundDescription, useDescription } from './useDescription.ts';
import type { ConsoleWords } from './words/words.ts';

/** The servers of the console: the reader's sandbox where it is reachable, and those of the provider. */
function useServers({ servers: names }: ConsoleWords) {
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

/** What starts a sandbox, in the folder of the project. */
const startCommand = 'npm start';

interface ServerNoticeProps {
  words: ConsoleWords;
  description: FoundDescription;
  /** Whether the chosen server is reachable. */
  isReachable: boolean;
  lookAgain: () => void;
}

/**
 * Notice about the chosen server: not reachable, or of another version (docs/decisions/reference-page.md,
 * docs/decisions/site-routes.md).
 */
function ServerNotice({ words: { notices }, description, isReachable, lookAgain }: ServerNoticeProps) {
  const { document, isOwnCopy } = description;
  const version = String(document.info.version);
  if (!isReachable) {
    return (
      <>
        {notices.noSandbox} <code>{startCommand}</code>{' '}
        <Button kind="quiet" size="small" onClick={lookAgain}>
          {notices.again}
        </Button>
      </>
    );
  }
  if (isOwnCopy) return notices.ownCopy(version);
  return version === apiVersion ? null : notices.versionsDiffer(version, apiVersion);
}

interface OperationConsoleProps {
  operationId: string;
  locale: Locale;
  words: ConsoleWords;
  onClose: () => void;
}

/** The console of one operation, with this site's settings. */
export function OperationConsole({ operationId, locale, words, onClose }: OperationConsoleProps) {
  const language = useLanguage();
  const [serverId, setServerId] = useState('sandbox');
  const { servers, mode, origin, lookAgain } = useServers(words);
  const server = servers.find(({ id }) => id === serverId);
  const isThere = serverId !== 'sandbox' || mode.kind === 'live';
  const description = useDescription(mode.kind === 'looking' ? undefined : server?.url, isThere, locale);
  const setting = useConsoleSetting({ locale, words, servers, serverId, origin, description });

  if (description.kind === 'failed') return <ConsoleFailure retry={description.again} onClose={onClose} />;
  if (!setting || description.kind === 'waiting') {
    return (
      <Progress label={translate({ id: 'api.console.description', message: 'A ler a descrição da API…' })} />
    );
  }
  const notice = <ServerNotice {...{ words, description, isReachable: isThere, lookAgain }} />;
  return (
    <Console
      setting={{ ...setting, notice, onServer: setServerId }}
      {...{ operationId, language, onClose }}
    />
  );
}
