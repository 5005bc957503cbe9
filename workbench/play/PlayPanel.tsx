import { use, useMemo, useState } from 'react';
import { type ApiCredentials, authorizationOf, seedCredentials } from '../context/apiCredentials.ts';
import { useKeyring } from '../context/keyring.ts';
import { requestAs } from '../context/runnerContext.ts';
import { loadFacts, type WorkbenchFacts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import { ModeBar } from '../multibanco/ModeBar.tsx';
import type { Recording } from '../multibanco/recording.ts';
import frame from '../panel/frame.module.css';
import { useSandbox } from '../useSandbox.ts';
import { loadPaneWords } from '../words/panes/load.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import { PlaySteps } from './PlaySteps.tsx';
import styles from './play-panel.module.css';
import { atOrigin } from './recordedRequest.ts';
import { SandboxLine } from './SandboxLine.tsx';
import { sandboxStepRunner } from './sandboxStepRunner.ts';
import { startOfExample } from './startOfExample.ts';
import { replayRecording } from './stepRunner.ts';
import { initialValues } from './substituteValues.ts';

export interface PlayPanelProps {
  locale: Locale;
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** The recording to run; it is replayed where no sandbox answers. The promise must be stable across renders. */
  recording: Promise<Recording>;
}

/**
 * Runs a recorded example in the reader's sandbox and compares it with its recording. Suspends while texts, facts and
 * recording load, so it is mounted when the reader opens it.
 */
export function PlayPanel({ locale, baseUrl, ...given }: PlayPanelProps) {
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const recording = use(given.recording);
  const { mode, lookAgain } = useSandbox(baseUrl);
  const [restarts, setRestarts] = useState(0);
  const restart = () => setRestarts(restarts + 1);
  return (
    <div className={frame.panel}>
      <ModeBar
        words={words.shared}
        locale={locale}
        mode={mode}
        recordedAt={recording.clock}
        onRestart={restart}
        onLookAgain={lookAgain}
      />
      {mode.kind === 'live' && (
        <LivePlay
          words={words}
          facts={facts}
          locale={locale}
          recording={recording}
          origin={mode.origin}
          restarts={restarts}
          onRestart={restart}
        />
      )}
      {mode.kind === 'recording' && (
        <PlaySteps
          key={restarts}
          words={words}
          facts={facts}
          recording={recording}
          player={replayRecording(recording)}
          replayed
          first={new Map()}
          privateKey={facts.seed.platform.privateKey}
        />
      )}
    </div>
  );
}

interface LivePlayProps {
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  recording: Recording;
  origin: string;
  restarts: number;
  onRestart(): void;
}

/** The same with a sandbox: the one this browser last used, or another that the reader chooses. */
function LivePlay({ words, facts, locale, origin, restarts, onRestart, ...given }: LivePlayProps) {
  const keyring = useKeyring(origin, seedCredentials(facts.seed));
  const { current, sandboxes } = keyring;
  const recording = useMemo(() => atOrigin(given.recording, origin), [given.recording, origin]);
  const movesClock = recording.steps.some(({ operation }) => operation === 'moveClock');
  const isShared = current.platformCode === sandboxes[0]?.platformCode;
  const prepare = (opened: ApiCredentials) => {
    const to = startOfExample(recording, Date.now());
    return to ? requestAs(origin, opened, locale)('POST', '/sandbox/clock', { to }) : undefined;
  };
  return (
    <>
      <SandboxLine
        words={words}
        sendRequest={requestAs(origin, current, locale)}
        keyring={keyring}
        prepare={prepare}
        note={movesClock && isShared ? words.play.where.clock : undefined}
        onReset={onRestart}
      />
      <PlaySteps
        key={`${current.platformCode} ${restarts}`}
        words={words}
        facts={facts}
        recording={recording}
        player={sandboxStepRunner({
          origin,
          authorization: authorizationOf(current),
          recordedAt: recording.clock,
        })}
        replayed={false}
        first={initialValues(facts.seed, current)}
        privateKey={current.privateKey}
        remedy={<p className={styles.remedy}>{words.play.where.used}</p>}
      />
    </>
  );
}
