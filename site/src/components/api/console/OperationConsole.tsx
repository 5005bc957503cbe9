import { Console } from '@balcao/reference/console/Console.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { Locale } from '@balcao/workbench/locale.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { use, useState } from 'react';
import { useLanguage } from '../../useLanguage.ts';
import { loadingWords } from '../loadingWords.ts';
import { Notice } from './Notice.tsx';
import { useDescription } from './useDescription.ts';
import { useServers } from './useServers.ts';
import { useSetting } from './useSetting.ts';
import { loadConsoleWords } from './words/load.ts';

interface OperationConsoleProps {
  operationId: string;
  onClose: () => void;
}

/** The console of one operation, with all that this site gives it. */
export function OperationConsole({ operationId, onClose }: OperationConsoleProps) {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const language = useLanguage();
  const words = use(loadConsoleWords(locale));
  const [serverId, setServerId] = useState('sandbox');
  const { servers, mode, origin, lookAgain } = useServers(words);
  const server = servers.find(({ id }) => id === serverId);
  const isThere = serverId !== 'sandbox' || mode.kind === 'live';
  const description = useDescription(mode.kind === 'looking' ? undefined : server?.url, isThere, locale);
  const setting = useSetting({ locale, words, servers, serverId, origin, description });

  if (description.kind === 'failed') {
    return (
      <EmptyState
        announce
        tone="failed"
        title={words.notices.noDescription}
        action={<Button onClick={description.again}>{words.notices.again}</Button>}
      />
    );
  }
  if (!setting || description.kind === 'waiting') return <Progress label={loadingWords()} />;
  const notice = <Notice {...{ words, description, isThere, lookAgain }} />;
  return (
    <Console
      setting={{ ...setting, notice, onServer: setServerId }}
      {...{ operationId, language, onClose }}
    />
  );
}
