import { Console } from '@balcao/reference/console/Console.tsx';
import type { ConsoleServer } from '@balcao/reference/console/consoleSetting.ts';
import type { DraftFill } from '@balcao/reference/console/draft/requestDraft.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { chooseDestination, type Destination, hostOf, useDestination } from '@balcao/workbench/core/destination.ts';
import { useSandbox } from '@balcao/workbench/core/sandboxMode.ts';
import { baseInTab } from '@balcao/workbench/core/tab/originInTab.ts';
import { DestinationControl } from '@balcao/workbench/parts/destination/DestinationControl.tsx';
import { Place } from '@balcao/workbench/parts/place.ts';
import apiVersion from '@facts/apiVersion.json';
import seed from '@facts/seed.json';
import { consoleLoad } from '@words/reference.ts';
import { words as shared } from '@workbench-words';
import { useMemo, useState } from 'react';
import { provider } from '../../../../../provider.config.ts';
import { FetchFailure } from '../../../islands/FetchFailure.tsx';
import type { PageContext } from '../../../islands/pageContext.ts';
import { type ReferencePageId, type ReferencePageRow, referencePages } from '../referencePages.ts';
import { originOfApi, useCredentials } from './consoleCredentials.ts';
import { useConsoleSetting } from './useConsoleSetting.ts';
import { type FoundDescription, useDescription } from './useDescription.ts';
import type { ConsoleWords } from './words/pt.ts';

const keysOfSeed = seedCredentials(seed);

/** Ids, in the console, of destinations without a URL. */
const ids = { local: 'sandbox', tab: 'tab', testing: 'testing', replay: 'replay' } as const;

/** Id of a destination in the console; for another sandbox its origin, because credentials belong to an origin. */
const idOf = (destination: Destination) => (destination.kind === 'url' ? destination.origin : ids[destination.kind]);

function destinationOf(id: string): Destination | undefined {
  const kind = (Object.keys(ids) as (keyof typeof ids)[]).find((each) => ids[each] === id);
  if (kind) return { kind };
  return id === 'production' ? undefined : { kind: 'url', origin: id };
}

/** URLs for sending calls and for samples. They differ because a tab's sandbox is reachable only in this browser. */
const addressesOf = (origin: string, base: string) => ({
  url: origin + base,
  codeUrl: baseInTab(origin) === undefined ? undefined : provider.sandbox + base,
});

/**
 * Servers that the console offers: the destinations of the whole site, and production. A choice applies to the whole
 * site, except for production, which applies to this console only. Operations that only a sandbox has are never sent to
 * the provider's servers; if one is the site's destination, it is shown as closed.
 */
function useServers({ servers: names }: ConsoleWords, baseUrl: string, { base, onlySandbox }: ReferencePageRow) {
  const destination = useDestination();
  const [isProduction, setProduction] = useState(false);
  const { mode, lookAgain } = useSandbox(baseUrl, onlySandbox ? 'simulators' : 'api');
  const { kind } = destination;
  const found = mode.kind === 'live' && kind === 'local' ? mode.origin : provider.sandbox;
  const inTab = mode.kind === 'live' && kind === 'tab' ? mode.origin : undefined;
  const servers = useMemo((): ConsoleServer[] => {
    const { testing, production } = provider.servers;
    const local = found + base;
    const other = destination.kind === 'url' ? destination.origin : undefined;
    const { kinds } = shared.destination;
    const closed = { id: ids.testing, name: names.testing, url: local, given: true, isClosed: true };
    const providers = onlySandbox
      ? [closed].filter(() => destination.kind === 'testing')
      : [
          { id: ids.testing, name: names.testing, url: testing + base, given: false },
          { id: 'production', name: names.production, url: production + base, given: false },
        ];
    return [
      { id: ids.local, name: names.sandbox, given: true, ...addressesOf(found, base) },
      ...(inTab ? [{ id: ids.tab, name: kinds.tab, given: true, ...addressesOf(inTab, base) }] : []),
      ...(other ? [{ id: other, name: hostOf(other), url: other + base, given: true }] : []),
      ...providers,
      { id: ids.replay, name: kinds.replay, url: local, given: true, isClosed: true },
    ];
  }, [names, found, inTab, destination, base, onlySandbox]);
  const choose = (id: string) => {
    const chosen = destinationOf(id);
    setProduction(!chosen);
    if (chosen) chooseDestination(chosen);
  };
  const serverId = isProduction ? 'production' : idOf(destination);
  return { servers, serverId, choose, mode, lookAgain };
}

const startCommand = 'npm start';

interface ServerNoticeProps {
  words: ConsoleWords;
  server: ConsoleServer | undefined;
  description: FoundDescription;
  isReachable: boolean;
  lookAgain: () => void;
}

/** Notice on the server or its version (docs/decisions/reference-page.md, docs/decisions/site-routes.md). */
function ServerNotice({ words: { notices }, server, description, isReachable, lookAgain }: ServerNoticeProps) {
  const { document, isOwnCopy } = description;
  const version = String(document.info.version);
  const { replay, replayWhat, silent, silentWhat } = shared.destination;
  if (server?.id === ids.testing && server.isClosed) return notices.onlySandbox;
  if (server?.isClosed) return `${replay} ${replayWhat}`;
  if (!isReachable) {
    return (
      <>
        {server && server.id !== ids.local ? (
          `${silent(server.name)} ${silentWhat}`
        ) : (
          <>
            {notices.noSandbox} <code>{startCommand}</code>
          </>
        )}{' '}
        <Button
          kind="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            // The button disappears once a sandbox responds, so the focus moves to the console.
            currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
            lookAgain();
          }}
        >
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
  reference: ReferencePageId;
  page: PageContext;
  words: ConsoleWords;
  fill?: DraftFill;
  onClose?: () => void;
}

export function OperationConsole({ operationId, reference, page, words, fill, onClose }: OperationConsoleProps) {
  const { locale, language, baseUrl } = page;
  const { servers, serverId, choose, mode, lookAgain } = useServers(words, baseUrl, referencePages[reference]);
  const server = servers.find(({ id }) => id === serverId);
  const isThere = serverId === 'production' || mode.kind === 'live';
  const isLooking = mode.kind === 'looking' && serverId !== 'production';
  const description = useDescription(
    isLooking ? undefined : server?.url,
    isThere,
    page,
    referencePages[reference].file,
  );
  const credentials = useCredentials(originOfApi(server?.url ?? provider.sandbox), keysOfSeed);
  const setting = useConsoleSetting({ page, words, servers, serverId, description, reference });

  if (description.kind === 'failed') {
    return <FetchFailure words={consoleLoad} retry={description.again} onClose={() => onClose?.()} />;
  }
  if (!setting || description.kind === 'waiting') {
    return <Progress label={consoleLoad.description} />;
  }
  const notice = <ServerNotice {...{ words, server, description, isReachable: isThere, lookAgain }} />;
  const serverControl = (
    <Place value={{ words: shared, locale, baseUrl }}>
      <DestinationControl />
    </Place>
  );
  return (
    <Console
      setting={{ ...setting, ...credentials, fill, notice, serverControl, onServer: choose }}
      {...{ operationId, language, onClose }}
    />
  );
}
