import { Console } from '@balcao/reference/console/Console.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { Locale } from '@balcao/workbench/locale.ts';
import { translate } from '@docusaurus/Translate';
import { useState } from 'react';
import { useLanguage } from '../../useLanguage.ts';
import { ConsoleFailure } from '../ConsoleFailure.tsx';
import { ServerNotice } from './ServerNotice.tsx';
import { useConsoleSetting } from './useConsoleSetting.ts';
import { useDescription } from './useDescription.ts';
import { useServers } from './useServers.ts';
import type { ConsoleWords } from './words/words.ts';

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
