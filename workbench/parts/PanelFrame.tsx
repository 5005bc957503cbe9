import frame from '@balcao/ui/panel.module.css';
import { createContext, type ReactNode, use, useState } from 'react';
import { type SeedCredentials, seedCredentials } from '../core/apiCredentials.ts';
import type { Exchange } from '../core/exchange.ts';
import { type SandboxKeys, useKeyring } from '../core/keyring.ts';
import type { Locale } from '../core/locale.ts';
import { type RunnerContext, requestAs } from '../core/runnerContext.ts';
import { type SandboxMode, useSandbox } from '../core/sandboxMode.ts';
import { loadPaneWords } from '../words/panes/loadPaneWords.ts';
import type { PaneWords } from '../words/panes/paneWords.ts';
import { PanelStrip } from './PanelStrip.tsx';
import { Place } from './place.ts';

export interface PanelContext {
  words: PaneWords;
  locale: Locale;
  mode: SandboxMode;
  /** Keys of the sandbox in use; those of the seed if there is no sandbox. */
  keys: SandboxKeys;
  /** Whether the simulators of a sandbox are available. The testing server has none. */
  isSandbox: boolean;
  /** Sends a call to the sandbox in use, which must be running. */
  sendRequest: RunnerContext['request'];
  /** Changes when another sandbox is used or the reader restarts, so that state with this key is reset. */
  run: string;
}

const Panel = createContext(undefined as unknown as PanelContext);

export const usePanel = () => use(Panel);

interface PanelFrameProps {
  locale: Locale;
  baseUrl: string;
  seed: SeedCredentials;
  /** Whether the panel is a region landmark, for a payment in progress. */
  isRegion?: boolean;
  recordedAt?: string;
  /** `api` if a server without the simulators of a sandbox is sufficient. */
  needs?: Parameters<typeof useSandbox>[1];
  note?(words: PaneWords): string;
  /** Prepares a new private sandbox before its use. Returns undefined if that is not needed. */
  prepare?(sendRequest: RunnerContext['request']): Promise<Exchange> | undefined;
  children(context: PanelContext): ReactNode;
}

/** Frame of a panel in the reader's sandbox: destination and content. Suspends while its strings load. */
export function PanelFrame(props: PanelFrameProps) {
  const { locale, baseUrl, seed, isRegion, recordedAt, needs, prepare, note, children } = props;
  const words = use(loadPaneWords(locale));
  const { mode, lookAgain } = useSandbox(baseUrl, needs);
  const origin = mode.kind === 'live' ? mode.origin : undefined;
  const keyring = useKeyring(origin, seedCredentials(seed));
  const [restarts, setRestarts] = useState(0);
  const restart = () => setRestarts(restarts + 1);
  const { current: keys, server, sandboxes } = keyring;
  const isShared = mode.kind === 'live' && keys.platformCode === sandboxes[0]?.platformCode;
  const sendRequest = requestAs(origin ?? '', keys, locale);
  const context: PanelContext = {
    words,
    locale,
    mode,
    keys,
    isSandbox: mode.kind === 'live' && !server,
    sendRequest,
    run: `${origin} ${keys.platformCode} ${restarts}`,
  };
  return (
    <section className={frame.panel} aria-label={isRegion ? words.shared.panel : undefined}>
      <Place value={{ words: words.shared, locale, baseUrl }}>
        <PanelStrip
          {...{ words, mode, keyring, sendRequest, recordedAt }}
          prepare={(opened) => prepare?.(requestAs(origin ?? '', opened, locale))}
          note={isShared ? note?.(words) : undefined}
          onRestart={restart}
          onLookAgain={lookAgain}
        />
        <Panel value={context}>{children(context)}</Panel>
      </Place>
    </section>
  );
}
