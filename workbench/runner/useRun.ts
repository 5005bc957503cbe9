import { useEffect, useRef, useState } from 'react';
import { type SeedCredentials, seedCredentials } from '../core/apiCredentials.ts';
import { findSandbox } from '../core/findSandbox.ts';
import { keysInUse } from '../core/keyring.ts';
import type { Locale } from '../core/locale.ts';
import type { SandboxMode } from '../core/useSandbox.ts';
import { paymentFlows, type RunMethod, runMethods } from './paymentFlows.ts';
import type { Recording } from './recording.ts';
import { runPayment } from './runPayment.ts';
import { applyRunEvent, initialProgress, type RunProgress } from './runProgress.ts';
import { recordingSender, sandboxSender } from './runSender.ts';

/** Pause between two steps, so that each is visible. */
const pollMilliseconds = 700;

export interface RunOptions {
  locale: Locale;
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
  /** Credentials of every fresh sandbox. */
  seed: SeedCredentials;
  /** Loads the recording of a payment method, for when no sandbox answers. */
  recordings: Record<RunMethod, () => Promise<Recording>>;
}

/** State of a run: payment method, mode, keys and progress. Nothing is requested before `start`. */
export function useRun({ locale, baseUrl, seed, recordings }: RunOptions) {
  const [method, setMethod] = useState<RunMethod>(runMethods[0]);
  const [mode, setMode] = useState<SandboxMode>();
  const [progress, setProgress] = useState<RunProgress>(initialProgress);
  const [keys, setKeys] = useState(() => seedCredentials(seed));
  const current = useRef(0);

  /** Ends the current run; returns a function that tells whether the new run is still current. */
  const begin = () => {
    current.current += 1;
    const mine = current.current;
    return () => current.current === mine;
  };
  useEffect(() => {
    const runs = current;
    return () => {
      runs.current += 1;
    };
  }, []);

  const start = async () => {
    const isMine = begin();
    setMode({ kind: 'looking' });
    setProgress({ ...initialProgress, phase: 'running' });
    const origin = await findSandbox(baseUrl);
    if (!isMine()) return;
    setMode(origin ? { kind: 'live', origin } : { kind: 'recording', looks: 1 });
    // Recordings were made with the keys of the seed.
    const runKeys = origin ? keysInUse(origin, seedCredentials(seed)) : seedCredentials(seed);
    setKeys(runKeys);
    try {
      const send = origin
        ? sandboxSender(origin, runKeys, locale)
        : recordingSender(await recordings[method]());
      const rest = () => new Promise<void>((done) => setTimeout(done, pollMilliseconds));
      if (!origin) await rest();
      for await (const event of runPayment(paymentFlows[method](locale), send, rest)) {
        if (!isMine()) return;
        setProgress((reached) => applyRunEvent(reached, event));
      }
    } catch {
      // The recording could not be loaded either.
      if (isMine()) setProgress({ ...initialProgress, phase: 'stopped' });
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
