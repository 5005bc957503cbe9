import { use, useMemo, useState } from 'react';
import { type ApiCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { useKeyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { useSandbox } from '../../core/sandboxMode.ts';
import { loadFacts, type WorkbenchFacts } from '../../facts/load.ts';
import frame from '../../parts/frame.module.css';
import { ModeBar } from '../../parts/ModeBar.tsx';
import { SandboxLine } from '../../parts/SandboxLine.tsx';
import { atOrigin } from '../../runner/recordedCall.ts';
import { initialValues } from '../../runner/recordedValues.ts';
import type { Recording } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { startOfExample } from '../../runner/startOfExample.ts';
import { loadPaneWords } from '../../words/panes/load.ts';
import type { PaneWords } from '../../words/panes/pt.ts';
import { PlaySteps } from './PlaySteps.tsx';
import styles from './play-steps.module.css';

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 300;

interface PlayPanelProps {
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
        baseUrl={baseUrl}
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
          responder={replayResponder(recording, replayPauseMilliseconds)}
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
        responder={liveResponder(requestAs(origin, current, locale))}
        first={initialValues(facts.seed, current)}
        privateKey={current.privateKey}
        remedy={<p className={styles.remedy}>{words.play.where.used}</p>}
      />
    </>
  );
}
