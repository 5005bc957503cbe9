import frame from '@balcao/ui/panel.module.css';
import { createContext, type ReactNode, use, useState } from 'react';
import { seedCredentials } from '../core/apiCredentials.ts';
import { type Keyring, type SandboxKeys, useKeyring } from '../core/keyring.ts';
import type { Locale } from '../core/locale.ts';
import { type RunnerContext, requestAs } from '../core/runnerContext.ts';
import { type SandboxMode, useSandbox } from '../core/sandboxMode.ts';
import { loadFacts, type WorkbenchFacts } from '../facts/load.ts';
import { loadPaneWords } from '../words/panes/load.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { ModeBar } from './ModeBar.tsx';
import { Place } from './place.ts';
import { SandboxLine } from './SandboxLine.tsx';

interface PanelContext {
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  mode: SandboxMode;
  /** How often the reader started over: a key of what begins anew. */
  restarts: number;
  restart(): void;
}

const Panel = createContext(undefined as unknown as PanelContext);

/** The panel around a component. */
export const usePanel = () => use(Panel);

interface PanelFrameProps {
  locale: Locale;
  baseUrl: string;
  recordedAt?: string;
  /** Whether a server without a sandbox's controls can answer too. */
  needs?: Parameters<typeof useSandbox>[1];
  children(context: PanelContext): ReactNode;
}

/** A panel in the reader's sandbox: where its calls go, and its content. Suspends while texts and facts load. */
export function PanelFrame({ locale, baseUrl, recordedAt, needs, children }: PanelFrameProps) {
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const { mode, lookAgain } = useSandbox(baseUrl, needs);
  const [restarts, setRestarts] = useState(0);
  const restart = () => setRestarts(restarts + 1);
  const context = { words, facts, locale, mode, restarts, restart };
  return (
    <div className={frame.panel}>
      <Place value={{ words: words.shared, locale, baseUrl }}>
        <ModeBar {...{ mode, recordedAt }} onRestart={restart} onLookAgain={lookAgain} />
        <Panel value={context}>{children(context)}</Panel>
      </Place>
    </div>
  );
}

interface LiveSandboxProps {
  origin: string;
  noteOn?(keyring: Keyring): string | undefined;
  /** Prepares a new private sandbox, before it is used. */
  prepare?: Parameters<typeof SandboxLine>[0]['prepare'];
  children(sendRequest: RunnerContext['request'], keys: SandboxKeys): ReactNode;
}

/** What is done in a sandbox: the one this browser last used, or another that the reader chooses. */
export function LiveSandbox({ origin, noteOn, prepare, children }: LiveSandboxProps) {
  const { words, facts, locale, restart } = usePanel();
  const keyring = useKeyring(origin, seedCredentials(facts.seed));
  const sendRequest = requestAs(origin, keyring.current, locale);
  return (
    <>
      <SandboxLine {...{ words, sendRequest, keyring, prepare }} note={noteOn?.(keyring)} onReset={restart} />
      {children(sendRequest, keyring.current)}
    </>
  );
}
