import { use, useMemo } from 'react';
import type { Locale } from '../../core/locale.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { type PanelContext, PanelFrame } from '../../parts/PanelFrame.tsx';
import { atOrigin } from '../../runner/recordedCall.ts';
import { initialValues } from '../../runner/recordedValues.ts';
import type { Recording } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { startOfExample } from '../../runner/startOfExample.ts';
import { PlaySteps } from './PlaySteps.tsx';
import styles from './play-steps.module.css';

/** Pause before a replayed response, so that each step can be seen. */
const replayPauseMilliseconds = 300;

interface PlayPanelProps {
  locale: Locale;
  baseUrl: string;
  /** Recording to run, or to replay if no sandbox responds. The promise must be the same in every render. */
  recording: Promise<Recording>;
}

/** Runs an example. Suspends while strings, facts and recording load, so mount it when the reader opens it. */
export function PlayPanel({ locale, baseUrl, ...given }: PlayPanelProps) {
  const recording = use(given.recording);
  const { seed } = use(loadFacts(locale));
  const movesClock = recording.steps.some(({ operation }) => operation === 'moveClock');
  return (
    <PanelFrame
      {...{ locale, baseUrl, seed }}
      recordedAt={recording.clock}
      note={movesClock ? ({ play }) => play.where.clock : undefined}
      prepare={(sendRequest) => {
        const to = startOfExample(recording, Date.now());
        return to ? sendRequest('POST', '/sandbox/clock', { to }) : undefined;
      }}
    >
      {(panel) => {
        if (panel.mode.kind === 'live')
          return <LivePlay key={panel.run} {...{ panel, recording }} origin={panel.mode.origin} />;
        if (panel.mode.kind !== 'recording') return null;
        return (
          <PlaySteps
            key={panel.run}
            recording={recording}
            responder={replayResponder(recording, replayPauseMilliseconds)}
            first={new Map()}
            privateKey={seed.platform.privateKey}
          />
        );
      }}
    </PanelFrame>
  );
}

interface LivePlayProps {
  panel: PanelContext;
  recording: Recording;
  origin: string;
}

function LivePlay({ panel: { words, locale, keys, sendRequest }, recording, origin }: LivePlayProps) {
  const { seed } = use(loadFacts(locale));
  const there = useMemo(() => atOrigin(recording, origin), [recording, origin]);
  return (
    <PlaySteps
      recording={there}
      responder={liveResponder(sendRequest)}
      first={initialValues(seed, keys)}
      privateKey={keys.privateKey}
      remedy={<p className={styles.remedy}>{words.play.where.used}</p>}
    />
  );
}
