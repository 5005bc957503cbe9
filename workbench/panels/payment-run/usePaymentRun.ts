import { useState } from 'react';
import { type SeedCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { findSandbox } from '../../core/findSandbox.ts';
import { keysInUse } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { modeAfterSearch, type SandboxMode } from '../../core/sandboxMode.ts';
import { paymentScenarios, type RunMethod, runMethods } from '../../runner/paymentScenarios.ts';
import type { Recording } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { runScenario } from '../../runner/runScenario.ts';
import { newRun, useRunSignal } from '../../runner/useRunSignal.ts';
import { pause } from '../../runner/waitUntil.ts';
import { applyStepEvent, initialProgress, type RunProgress, recordedProgress } from './runProgress.ts';

/** Pause between two steps, so that each is visible, and between two polls. */
const pollMilliseconds = 700;

/** How long the run waits for a state or for the webhook. */
const limitMilliseconds = 14_000;

export interface RunOptions {
  locale: Locale;
  baseUrl: string;
  seed: SeedCredentials;
  /** Loads the recording of a payment method, for when no sandbox answers. */
  recordings: Record<RunMethod, () => Promise<Recording>>;
  opening: Recording;
}

/** State of a run: payment method, mode, keys and progress. Nothing is requested before `start`. */
export function usePaymentRun({ locale, baseUrl, seed, recordings, opening }: RunOptions) {
  const [method, setMethod] = useState<RunMethod>(runMethods[0]);
  const [mode, setMode] = useState<SandboxMode>();
  const [progress, setProgress] = useState<RunProgress>(() => recordedProgress(opening));
  const [keys, setKeys] = useState(() => seedCredentials(seed));
  const begin = useRunSignal();

  const start = async () => {
    const signal = begin();
    setMode({ kind: 'looking' });
    setProgress({ ...initialProgress, phase: 'running' });
    const origin = await findSandbox(baseUrl);
    if (signal.aborted) return;
    setMode(modeAfterSearch(origin));
    // Recordings were made with the keys of the seed.
    const runKeys = origin ? keysInUse(origin, seedCredentials(seed)) : seedCredentials(seed);
    setKeys(runKeys);
    try {
      const responder = origin
        ? liveResponder(requestAs(origin, runKeys, locale))
        : replayResponder(await recordings[method]());
      if (responder.isReplay) await pause(pollMilliseconds, { signal });
      const run = responder.isReplay ? undefined : newRun();
      const options = { given: { locale, run }, pollMilliseconds, limitMilliseconds, signal };
      for await (const event of runScenario(paymentScenarios[method], responder, options)) {
        setProgress((reached) => applyStepEvent(reached, event));
      }
    } catch {
      // The recording could not be loaded either.
      if (!signal.aborted) setProgress({ ...initialProgress, phase: 'stopped' });
    }
  };
  const choose = (chosen: RunMethod) => {
    begin();
    setMethod(chosen);
    setMode(undefined);
    setProgress(initialProgress);
  };
  return { method, mode, progress, keys, start, choose };
}
