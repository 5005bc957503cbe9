import { use, useMemo } from 'react';
import type { ApiCredentials } from '../../core/apiCredentials.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { LiveSandbox, PanelFrame, usePanel } from '../../parts/PanelFrame.tsx';
import { atOrigin } from '../../runner/recordedCall.ts';
import { initialValues } from '../../runner/recordedValues.ts';
import type { Recording } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { startOfExample } from '../../runner/startOfExample.ts';
import { PlaySteps } from './PlaySteps.tsx';
import styles from './play-steps.module.css';

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 300;

interface PlayPanelProps {
  locale: Locale;
  baseUrl: string;
  /** The recording to run; it is replayed where no sandbox answers. The promise must be stable across renders. */
  recording: Promise<Recording>;
}

/**
 * Runs a recorded example in the reader's sandbox and compares it with its recording. Suspends while texts, facts and
 * recording load, so it is mounted when the reader opens it.
 */
export function PlayPanel({ locale, baseUrl, ...given }: PlayPanelProps) {
  const recording = use(given.recording);
  return (
    <PanelFrame {...{ locale, baseUrl }} recordedAt={recording.clock}>
      {({ mode, facts, restarts }) => {
        if (mode.kind === 'live') return <LivePlay recording={recording} origin={mode.origin} />;
        if (mode.kind !== 'recording') return null;
        return (
          <PlaySteps
            key={restarts}
            recording={recording}
            responder={replayResponder(recording, replayPauseMilliseconds)}
            first={new Map()}
            privateKey={facts.seed.platform.privateKey}
          />
        );
      }}
    </PanelFrame>
  );
}

/** The same with a sandbox. */
function LivePlay({ origin, ...given }: { recording: Recording; origin: string }) {
  const { words, facts, locale, restarts } = usePanel();
  const recording = useMemo(() => atOrigin(given.recording, origin), [given.recording, origin]);
  const movesClock = recording.steps.some(({ operation }) => operation === 'moveClock');
  const prepare = (opened: ApiCredentials) => {
    const to = startOfExample(recording, Date.now());
    return to ? requestAs(origin, opened, locale)('POST', '/sandbox/clock', { to }) : undefined;
  };
  return (
    <LiveSandbox
      {...{ origin, prepare }}
      noteOn={({ current, sandboxes }) =>
        movesClock && current.platformCode === sandboxes[0]?.platformCode ? words.play.where.clock : undefined
      }
    >
      {(sendRequest, keys) => (
        <PlaySteps
          key={`${keys.platformCode} ${restarts}`}
          recording={recording}
          responder={liveResponder(sendRequest)}
          first={initialValues(facts.seed, keys)}
          privateKey={keys.privateKey}
          remedy={<p className={styles.remedy}>{words.play.where.used}</p>}
        />
      )}
    </LiveSandbox>
  );
}
